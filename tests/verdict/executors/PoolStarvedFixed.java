import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A cached pool has a thread for the inner task. */
public class PoolStarvedFixed { // expect: no-violation
  static final ExecutorService POOL = Executors.newCachedThreadPool();

  public static void main(String[] args) throws Exception {
    Future<Integer> outer = POOL.submit(() -> {
      Future<Integer> inner = POOL.submit(() -> 20);
      return inner.get() + 1;
    });
    assert outer.get() == 21;
  }
}
