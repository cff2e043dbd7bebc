import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** shutdownNow drops what has not begun: the latch stays closed. */
public class ScheduledDropped {
  public static void main(String[] args) throws Exception {
    CountDownLatch latch = new CountDownLatch(1);
    ScheduledExecutorService pool = Executors.newSingleThreadScheduledExecutor();
    pool.schedule(() -> latch.countDown(), 1, TimeUnit.MILLISECONDS);
    pool.shutdownNow();
    latch.await(); // expect: deadlock
  }
}
