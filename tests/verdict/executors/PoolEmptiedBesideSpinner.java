// options: --keep-alive free
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** As PoolEmptied, but main is busy all the time: then it takes workers that may give up at any time. */
public class PoolEmptiedBesideSpinner {
  public static void main(String[] args) {
    ThreadPoolExecutor pool = new ThreadPoolExecutor(0, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
    pool.execute(() -> { });
    while (pool.getPoolSize() > 0) Thread.onSpinWait();
    throw new IllegalStateException("reached"); // expect: exception java.lang.IllegalStateException
  }
}
