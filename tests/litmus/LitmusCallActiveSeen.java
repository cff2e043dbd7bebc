import java.util.concurrent.Executors;
import java.util.concurrent.ThreadPoolExecutor;
import weaveproof.Check;

// A pool tells how many of its threads are at work. The one thread is at work while it does the task, and neither before nor after that.
//
// outcome: active=0
// outcome: active=1
public class LitmusCallActiveSeen {
  public static void main(String[] args) {
    ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(1);
    pool.execute(() -> {});
    Check.outcome("active=" + pool.getActiveCount());
    pool.shutdown();
  }
}
