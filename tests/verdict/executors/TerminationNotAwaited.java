import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

// A wait that has a time limit may end by it at any moment here.
// options: --time free
/** awaitTermination may give up before the pool has terminated. */
public class TerminationNotAwaited {
  static volatile boolean done;

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.execute(() -> done = true);
    pool.shutdown();
    pool.awaitTermination(1, TimeUnit.MINUTES);
    assert done; // expect: assertion
  }
}
