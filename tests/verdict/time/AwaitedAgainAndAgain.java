// sanitize: yes
// expect: no-violation
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A wait that may time out any number of times has finitely many states. */
public class AwaitedAgainAndAgain {
  public static void main(String[] args) throws Exception {
    CountDownLatch latch = new CountDownLatch(1);
    new Thread(latch::countDown).start();
    while (!latch.await(1, TimeUnit.SECONDS)) {}
  }
}
