package everyday;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/* everyday: TASKS, a pool of one with room for one, whose caller does what does not fit in
 */
public class CallerRuns {
  public static void main(String[] args) throws InterruptedException {
    int tasks = Integer.parseInt(args[0]);
    AtomicInteger done = new AtomicInteger();
    ThreadPoolExecutor pool = new ThreadPoolExecutor(
        1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1), new ThreadPoolExecutor.CallerRunsPolicy());
    for (int task = 0; task < tasks; ++task) {
      pool.execute(done::incrementAndGet);
    }
    pool.shutdown();
    boolean ended = pool.awaitTermination(1, TimeUnit.DAYS);
    assert ended && done.get() == tasks;
  }
}
