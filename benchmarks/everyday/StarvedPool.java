package everyday;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/* everyday: a task waits for another one of the same pool, whose only thread it keeps
 */
public class StarvedPool {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newSingleThreadExecutor();
    Future<Integer> outer = pool.submit(() -> {
      Future<Integer> inner = pool.submit(() -> 1);
      return inner.get() + 1;
    });
    int two = outer.get();
    assert two == 2;
    pool.shutdown();
  }
}
