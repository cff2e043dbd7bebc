import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import weaveproof.Check;

/** Two tasks of a pool of two count in a plain field: a hit may be lost. (What main does itself is not of interest.) */
public class PoolHits {
  static int hits;

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2, task -> {
      Thread worker = new Thread(task);
      worker.setDaemon(true);
      return worker;
    });
    List<Future<?>> tasks = new ArrayList<>();
    Check.atomic(() -> {
      tasks.add(pool.submit(() -> hits++));
      tasks.add(pool.submit(() -> hits++));
    });
    for (Future<?> task : tasks) task.get();
    assert hits == 2; // expect: assertion
  }
}
