import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A task waits for another task of the same pool, which has no thread left. */
public class PoolStarved {
  static final ExecutorService POOL = Executors.newSingleThreadExecutor();

  public static void main(String[] args) throws Exception {
    Future<Integer> outer = POOL.submit(() -> {
      Future<Integer> inner = POOL.submit(() -> 20);
      return inner.get() + 1; // expect: deadlock
    });
    assert outer.get() == 21; // expect: deadlock
    POOL.shutdown();
  }
}
