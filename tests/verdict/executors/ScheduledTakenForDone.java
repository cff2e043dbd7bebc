import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** After the delay the task may run; whether it has run is another question. */
public class ScheduledTakenForDone {
  static volatile boolean done;

  public static void main(String[] args) throws Exception {
    ScheduledExecutorService pool = Executors.newSingleThreadScheduledExecutor();
    pool.schedule(() -> done = true, 1, TimeUnit.MILLISECONDS);
    Thread.sleep(100);
    assert done; // expect: assertion
    pool.shutdown();
  }
}
