import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import weaveproof.Check;

/** An atomic counter loses nothing. (What main does to the pool is not of interest.) */
public class PoolHitsFixed { // expect: no-violation
  static final AtomicInteger HITS = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2, task -> {
      Thread worker = new Thread(task);
      worker.setDaemon(true);
      return worker;
    });
    List<Future<?>> tasks = new ArrayList<>();
    Check.atomic(() -> {
      tasks.add(pool.submit(HITS::incrementAndGet));
      tasks.add(pool.submit(HITS::incrementAndGet));
    });
    for (Future<?> task : tasks) task.get();
    assert HITS.get() == 2;
  }
}
