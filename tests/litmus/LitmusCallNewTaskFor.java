import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RunnableFuture;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import weaveproof.Check;

// A subclass makes the futures, and is told when one is done: before get returns, or after it, as set() releases who waits and then
// calls done().
//
// outcome: 1 done=0
// outcome: 1 done=1
public class LitmusCallNewTaskFor {
  static volatile int done;

  public static void main(String[] args) throws Exception {
    ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>()) {
      @Override
      protected <T> RunnableFuture<T> newTaskFor(Callable<T> task) {
        return new FutureTask<>(task) {
          @Override
          protected void done() {
            done = 1;
          }
        };
      }
    };
    int result = pool.submit(() -> 1).get();
    Check.outcome(result + " done=" + done);
    pool.shutdown();
  }
}
