package everyday;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/* everyday: WORKERS TASKS, tasks executed by a fixed pool, whose end is awaited
 */
public class Execute {
  public static void main(String[] args) throws InterruptedException {
    int workers = Integer.parseInt(args[0]);
    int tasks = Integer.parseInt(args[1]);
    AtomicInteger done = new AtomicInteger();
    ExecutorService pool = Executors.newFixedThreadPool(workers);
    for (int task = 0; task < tasks; ++task) {
      pool.execute(done::incrementAndGet);
    }
    pool.shutdown();
    boolean ended = pool.awaitTermination(1, TimeUnit.DAYS);
    assert ended && done.get() == tasks;
  }
}
