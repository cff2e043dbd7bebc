package everyday;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/* everyday: WORKERS REQUESTS, a user in a ThreadLocal, which each request removes
 */
public class RequestContext {
  private static final ThreadLocal<String> USER = new ThreadLocal<>();

  private static void handle(String user) {
    assert USER.get() == null;
    USER.set(user);
    try {
      assert USER.get().equals(user);
    } finally {
      USER.remove();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(Integer.parseInt(args[0]));
    for (int i = 0; i < Integer.parseInt(args[1]); ++i) {
      String user = "user" + i;
      pool.execute(() -> handle(user));
    }
    pool.shutdown();
    boolean ended = pool.awaitTermination(1, TimeUnit.DAYS);
    assert ended;
  }
}
