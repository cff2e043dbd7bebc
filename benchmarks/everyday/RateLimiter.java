package everyday;

import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

/* everyday: THREADS PERMITS, at most so many requests at a time, and who is too many is turned away
 */
public class RateLimiter {
  public static void main(String[] args) throws InterruptedException {
    Thread[] threads = new Thread[Integer.parseInt(args[0])];
    int permits = Integer.parseInt(args[1]);
    Semaphore limit = new Semaphore(permits);
    AtomicInteger inside = new AtomicInteger();
    AtomicInteger served = new AtomicInteger();
    AtomicInteger refused = new AtomicInteger();
    for (int i = 0; i < threads.length; ++i) {
      threads[i] = new Thread(() -> {
        if (!limit.tryAcquire()) {
          refused.incrementAndGet();
          return;
        }
        try {
          int now = inside.incrementAndGet();
          assert now <= permits;
          served.incrementAndGet();
          inside.decrementAndGet();
        } finally {
          limit.release();
        }
      });
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assert served.get() >= permits && served.get() + refused.get() == threads.length;
  }
}
