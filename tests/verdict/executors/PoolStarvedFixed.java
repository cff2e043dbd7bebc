import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The tasks come one after the other, and main puts their results together. */
public class PoolStarvedFixed { // expect: no-violation
  static final ExecutorService POOL = Executors.newSingleThreadExecutor();

  public static void main(String[] args) throws Exception {
    Future<Integer> inner = POOL.submit(() -> 20);
    Future<Integer> outer = POOL.submit(() -> inner.get() + 1);
    assert outer.get() == 21;
    POOL.shutdown();
  }
}
