// Main may be done with its sleep before the worker becomes idle: then the worker cannot have given up. But the worker
// may also be idle first, and give up while main still sleeps. Afterwards it is told to end, so that a search which has
// only gone on with main first never sees it give up.
//
// outcome: 1
// outcome: 0

import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import weaveproof.Check;

public class LitmusSleepBeforeWorkerIsIdle {
  static volatile boolean done;

  public static void main(String[] args) throws InterruptedException {
    ThreadPoolExecutor pool = new ThreadPoolExecutor(0, 2, 60, TimeUnit.SECONDS, new SynchronousQueue<>());
    pool.execute(() -> done = true);
    Thread.sleep(100_000);
    int size = pool.getPoolSize();
    Check.outcome(size);
    pool.shutdownNow();
  }
}
