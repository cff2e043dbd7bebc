package everyday;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/* everyday: BEATS, a task that is repeated until it has been done so often
 */
public class Heartbeat {
  public static void main(String[] args) throws InterruptedException {
    CountDownLatch beats = new CountDownLatch(Integer.parseInt(args[0]));
    ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
    ScheduledFuture<?> heart = pool.scheduleAtFixedRate(beats::countDown, 0, 10, TimeUnit.MILLISECONDS);
    beats.await();
    heart.cancel(false);
    pool.shutdown();
    boolean ended = pool.awaitTermination(1, TimeUnit.DAYS);
    assert ended && beats.getCount() == 0;
  }
}
