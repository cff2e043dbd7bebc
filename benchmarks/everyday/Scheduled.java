package everyday;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/* everyday: WORKERS TASKS, tasks with a delay on a scheduled pool
 */
public class Scheduled {
  public static void main(String[] args) throws InterruptedException {
    int workers = Integer.parseInt(args[0]);
    int tasks = Integer.parseInt(args[1]);
    AtomicInteger done = new AtomicInteger();
    ScheduledExecutorService pool = Executors.newScheduledThreadPool(workers);
    for (int task = 0; task < tasks; ++task) {
      pool.schedule(done::incrementAndGet, 10, TimeUnit.MILLISECONDS);
    }
    pool.shutdown();
    boolean ended = pool.awaitTermination(1, TimeUnit.DAYS);
    assert ended && done.get() == tasks;
  }
}
