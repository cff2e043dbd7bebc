import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import weaveproof.Check;

/** Two tasks of a pool of two count in a plain field: a hit may be lost. */
public class PoolHits {
  static int hits;

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<?> first = pool.submit(() -> hits++);
    Future<?> second = pool.submit(() -> hits++);
    first.get();
    second.get();
    Check.atomic(pool::shutdown);
    assert hits == 2; // expect: assertion
  }
}
