import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import weaveproof.Check;

// The task hands in another one before or after the main thread has shut the pool down. What was taken in is done before the end.
//
// outcome: inner
// outcome: rejected
public class LitmusCallTaskSubmits {
  static volatile String result = "lost";

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.execute(() -> {
      try {
        pool.execute(() -> result = "inner");
      } catch (RejectedExecutionException e) {
        result = "rejected";
      }
    });
    pool.shutdown();
    while (!pool.awaitTermination(1, TimeUnit.DAYS)) {}
    Check.outcome(result);
  }
}
