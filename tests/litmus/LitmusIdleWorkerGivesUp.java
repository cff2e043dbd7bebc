// The worker gives up when it has been idle for a second. While main sleeps, nothing else is left to happen, so then
// it may be there still, or be gone.
//
// outcome: 1
// outcome: 0

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import weaveproof.Check;

public class LitmusIdleWorkerGivesUp {
  public static void main(String[] args) throws InterruptedException {
    ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
    pool.allowCoreThreadTimeOut(true);
    pool.execute(() -> { });
    Thread.sleep(2000);
    Check.outcome(pool.getPoolSize());
  }
}
