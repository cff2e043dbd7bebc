package everyday;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/* everyday: WORKERS, a user in a ThreadLocal that a request forgets to remove: another request finds it
 */
public class ForgottenContext {
  private static final ThreadLocal<String> USER = new ThreadLocal<>();

  public static void main(String[] args) {
    ExecutorService pool = Executors.newFixedThreadPool(Integer.parseInt(args[0]));
    pool.execute(() -> USER.set("first"));
    pool.execute(() -> {
      assert USER.get() == null;
    });
    pool.shutdown();
  }
}
