package everyday;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/* everyday: TASKS, a cached pool
 */
public class Elastic {
  public static void main(String[] args) throws InterruptedException {
    int tasks = Integer.parseInt(args[0]);
    AtomicInteger done = new AtomicInteger();
    ExecutorService pool = Executors.newCachedThreadPool();
    for (int i = 0; i < tasks; ++i) {
      pool.execute(done::incrementAndGet);
    }
    pool.shutdown();
    boolean ended = pool.awaitTermination(1, TimeUnit.DAYS);
    assert ended && done.get() == tasks;
  }
}
