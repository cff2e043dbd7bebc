package everyday;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/* everyday: WORKERS DEPTH, tasks that hand out further tasks, and a latch for all
 */
public class TasksOfTasks {
  private static void split(ExecutorService pool, CountDownLatch open, int depth) {
    if (depth > 0) {
      pool.execute(() -> split(pool, open, depth - 1));
      pool.execute(() -> split(pool, open, depth - 1));
    }
    open.countDown();
  }

  public static void main(String[] args) throws InterruptedException {
    int depth = Integer.parseInt(args[1]);
    ExecutorService pool = Executors.newFixedThreadPool(Integer.parseInt(args[0]));
    CountDownLatch open = new CountDownLatch((2 << depth) - 1);
    split(pool, open, depth);
    open.await();
    pool.shutdown();
  }
}
