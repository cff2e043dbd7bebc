import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import weaveproof.Check;

// A subclass of the pool is told before and after a task. The main thread may look between any two of these.
//
// outcome: seen=0
// outcome: seen=1
// outcome: seen=2
// outcome: seen=3
public class LitmusCallHooks {
  static volatile int stage;

  public static void main(String[] args) {
    ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>()) {
      @Override
      protected void beforeExecute(Thread thread, Runnable task) {
        stage = 1;
      }

      @Override
      protected void afterExecute(Runnable task, Throwable e) {
        stage = 3;
      }
    };
    pool.execute(() -> stage = 2);
    Check.outcome("seen=" + stage);
    pool.shutdown();
  }
}
