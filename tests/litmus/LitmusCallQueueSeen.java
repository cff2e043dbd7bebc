import java.util.concurrent.Executors;
import java.util.concurrent.ThreadPoolExecutor;
import weaveproof.Check;

// The pool's thread begins with the first task; the second one is in the queue until the thread takes it.
//
// outcome: waiting=0
// outcome: waiting=1
public class LitmusCallQueueSeen {
  public static void main(String[] args) {
    ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(1);
    pool.execute(() -> {});
    pool.execute(() -> {});
    Check.outcome("waiting=" + pool.getQueue().size());
    pool.shutdown();
  }
}
