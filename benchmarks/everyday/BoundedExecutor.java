package everyday;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/* everyday: TASKS, a semaphore around a pool keeps its queue short
 */
public class BoundedExecutor {
  private final ExecutorService pool;
  private final Semaphore room;

  BoundedExecutor(ExecutorService pool, int bound) {
    this.pool = pool;
    this.room = new Semaphore(bound);
  }

  void submit(Runnable task) throws InterruptedException {
    room.acquire();
    try {
      pool.execute(() -> {
        try {
          task.run();
        } finally {
          room.release();
        }
      });
    } catch (RejectedExecutionException closed) {
      room.release();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    int tasks = Integer.parseInt(args[0]);
    AtomicInteger done = new AtomicInteger();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    BoundedExecutor bounded = new BoundedExecutor(pool, 1);
    for (int task = 0; task < tasks; ++task) {
      bounded.submit(done::incrementAndGet);
    }
    pool.shutdown();
    boolean ended = pool.awaitTermination(1, TimeUnit.DAYS);
    assert ended && done.get() == tasks;
  }
}
