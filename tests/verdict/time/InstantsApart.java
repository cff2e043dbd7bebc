// expect: no-violation
import java.time.Duration;
import java.time.Instant;

/** Time that a thread has slept has passed. */
public class InstantsApart {
  public static void main(String[] args) throws Exception {
    Instant before = Instant.now();
    Thread.sleep(5);
    assert Duration.between(before, Instant.now()).toMillis() >= 5;
  }
}
