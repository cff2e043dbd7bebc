// Once time has passed, who is blocked is seen to wait: code takes no time. When time is free, it may still be on its way.
//
// last: parked WAITING
// last: blocked BLOCKED
// fair: parked WAITING
// fair: parked RUNNABLE
// fair: blocked BLOCKED
// fair: blocked RUNNABLE
// reductions: local, locks, full, full --library exact, full --verify-independence
import java.util.concurrent.CountDownLatch;
import weaveproof.Check;

public class TimeSeenWaiting {
  public static void main(String[] args) throws InterruptedException {
    switch (Check.choose(0, 1)) {
      case 0 -> {
        CountDownLatch latch = new CountDownLatch(1);
        Thread thread = new Thread(() -> {
          try {
            latch.await();
          } catch (InterruptedException e) {
            throw new AssertionError(e);
          }
        });
        thread.start();
        Thread.sleep(1000);
        Check.outcome("parked " + thread.getState());
        latch.countDown();
      }
      default -> {
        Object lock = new Object();
        synchronized (lock) {
          Thread thread = new Thread(() -> {
            synchronized (lock) {
            }
          });
          thread.start();
          Thread.sleep(1000);
          Check.outcome("blocked " + thread.getState());
        }
      }
    }
  }
}
