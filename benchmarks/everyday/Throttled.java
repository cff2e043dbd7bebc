package everyday;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/* everyday: WORKERS TASKS, tasks of which only one at a time may use a service
 */
public class Throttled {
  public static void main(String[] args) throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(Integer.parseInt(args[0]));
    Semaphore service = new Semaphore(1);
    AtomicInteger users = new AtomicInteger();
    for (int i = 0; i < Integer.parseInt(args[1]); ++i) {
      pool.execute(() -> {
        service.acquireUninterruptibly();
        try {
          assert users.incrementAndGet() == 1;
          users.decrementAndGet();
        } finally {
          service.release();
        }
      });
    }
    pool.shutdown();
    boolean ended = pool.awaitTermination(1, TimeUnit.DAYS);
    assert ended;
  }
}
