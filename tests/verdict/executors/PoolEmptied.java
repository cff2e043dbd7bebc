import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Waits until the pool has no worker any more: an idle one gives up while main does nothing but sleep. */
public class PoolEmptied {
  public static void main(String[] args) throws InterruptedException {
    ThreadPoolExecutor pool = new ThreadPoolExecutor(0, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
    pool.execute(() -> { });
    while (pool.getPoolSize() > 0) Thread.sleep(100);
    throw new IllegalStateException("reached"); // expect: exception java.lang.IllegalStateException
  }
}
