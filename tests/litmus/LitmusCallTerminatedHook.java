import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import weaveproof.Check;

// terminated() is called before the pool is terminated: while the hook has not returned, isTerminated is false. Who has seen that
// it is true sees what the hook has written.
//
// outcome: false 0
// outcome: false 1
// outcome: true 1
public class LitmusCallTerminatedHook {
  static volatile int told;

  public static void main(String[] args) {
    ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>()) {
      @Override
      protected void terminated() {
        told = 1;
      }
    };
    new Thread(pool::shutdown).start();
    boolean terminated = pool.isTerminated();
    Check.outcome(terminated + " " + told);
  }
}
