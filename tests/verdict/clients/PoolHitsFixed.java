import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import weaveproof.Check;

/** An atomic counter loses nothing. */
public class PoolHitsFixed { // expect: no-violation
  static final AtomicInteger HITS = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<?> first = pool.submit(HITS::incrementAndGet);
    Future<?> second = pool.submit(HITS::incrementAndGet);
    first.get();
    second.get();
    Check.atomic(pool::shutdown);
    assert HITS.get() == 2;
  }
}
