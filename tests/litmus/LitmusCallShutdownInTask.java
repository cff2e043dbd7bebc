import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import weaveproof.Check;

// The first task shuts the pool down. The second one comes before that and is done, or comes after it and is rejected.
//
// outcome: done
// outcome: rejected
public class LitmusCallShutdownInTask {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.execute(pool::shutdown);
    String result;
    try {
      result = pool.submit(() -> "done").get();
    } catch (RejectedExecutionException e) {
      result = "rejected";
    }
    Check.outcome(result);
  }
}
