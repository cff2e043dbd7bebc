package everyday;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/* everyday: TASKS, a pool that is stopped: what it has not begun comes back
 */
public class StopNow {
  public static void main(String[] args) throws InterruptedException {
    int tasks = Integer.parseInt(args[0]);
    AtomicInteger done = new AtomicInteger();
    ExecutorService pool = Executors.newFixedThreadPool(1);
    for (int task = 0; task < tasks; ++task) {
      pool.execute(done::incrementAndGet);
    }
    int left = pool.shutdownNow().size();
    boolean ended = pool.awaitTermination(1, TimeUnit.DAYS);
    assert ended && done.get() + left == tasks;
  }
}
