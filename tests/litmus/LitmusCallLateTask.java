import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import weaveproof.Check;

// The first task shuts the pool down while a second one is handed in. That comes before: the pool's thread does it. Or after: it is rejected.
// Or execute asks whether the pool runs before that, and puts the task into the queue after it, when the pool's thread has found the queue
// empty and is about to leave: on its way out it finds the task and starts a second thread, which does it.
//
// outcome: pool-1-thread-1
// outcome: pool-1-thread-2
// outcome: rejected
public class LitmusCallLateTask {
  static volatile String result;

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.execute(pool::shutdown);
    try {
      pool.execute(() -> result = Thread.currentThread().getName());
      while (!pool.awaitTermination(1, TimeUnit.DAYS)) {}
    } catch (RejectedExecutionException e) {
      result = "rejected";
    }
    Check.outcome(result);
  }
}
