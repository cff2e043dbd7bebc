import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import weaveproof.Check;

// Each of the first two tasks gets a thread of its own, and leaves its number there. The third one finds one of them.
//
// outcome: left=1
// outcome: left=2
public class LitmusCallLocalLeak {
  static final ThreadLocal<Integer> LEFT = new ThreadLocal<>();

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    pool.execute(() -> LEFT.set(1));
    pool.execute(() -> LEFT.set(2));
    int left = pool.submit(LEFT::get).get();
    Check.outcome("left=" + left);
    pool.shutdown();
  }
}
