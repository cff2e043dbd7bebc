package everyday;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/* everyday: WORKERS TASKS, work handed out to a pool and gathered by a latch
 */
public class FanOut {
  public static void main(String[] args) throws InterruptedException {
    int workers = Integer.parseInt(args[0]);
    int tasks = Integer.parseInt(args[1]);
    AtomicInteger sum = new AtomicInteger();
    CountDownLatch open = new CountDownLatch(tasks);
    ExecutorService pool = Executors.newFixedThreadPool(workers);
    for (int task = 1; task <= tasks; ++task) {
      int number = task;
      pool.execute(() -> {
        sum.addAndGet(number);
        open.countDown();
      });
    }
    open.await();
    assert sum.get() == tasks * (tasks + 1) / 2;
    pool.shutdown();
  }
}
