import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import weaveproof.Check;

/** shutdown lets delayed tasks run. */
public class ScheduledDroppedFixed { // expect: no-violation
  public static void main(String[] args) throws Exception {
    CountDownLatch latch = new CountDownLatch(1);
    ScheduledExecutorService pool = Executors.newSingleThreadScheduledExecutor();
    pool.schedule(() -> latch.countDown(), 1, TimeUnit.MILLISECONDS);
    Check.atomic(() -> pool.shutdown());
    latch.await();
  }
}
