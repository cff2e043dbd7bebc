// --fair: who yields, sleeps or waits for a time goes on when nobody else can.
//
// fair: spun 0 1
// fair: spun 1 1
// fair: counted 2
// fair: slept 3
// fair: woken true
// fair: both 0 1
// fair: both 1 0
import weaveproof.Check;

public class TimeFair {
  static volatile int x, y, seenByOther;

  public static void main(String[] args) throws InterruptedException {
    switch (Check.choose(0, 4)) {
      case 0 -> {  // one round at most: the other thread is done when the first one comes back
        new Thread(() -> {
          x = 1;
          y = 1;
        }).start();
        int rounds = 0;
        for (; x == 0 && rounds < 100; ++rounds) Thread.onSpinWait();
        Check.outcome("spun " + rounds + " " + x);
      }
      case 1 -> {  // there is nobody else
        int rounds = 0;
        for (; rounds < 2; ++rounds) Thread.yield();
        Check.outcome("counted " + rounds);
      }
      case 2 -> {
        new Thread(() -> {
          for (int i = 0; i < 3; ++i) x = x + 1;
        }).start();
        Thread.sleep(10);
        Check.outcome("slept " + x);
      }
      case 3 -> {
        Object lock = new Object();
        synchronized (lock) {
          new Thread(() -> {
            x = 1;
            synchronized (lock) {
              lock.notify();
            }
          }).start();
          lock.wait(10);
        }
        Check.outcome("woken " + (x == 1));
      }
      default -> {  // each may be the first, and goes on as long as it can
        Thread other = new Thread(() -> {
          Thread.yield();
          x = 1;
          seenByOther = y;
        });
        other.start();
        Thread.yield();
        y = 1;
        int seen = x;
        other.join();
        Check.outcome("both " + seenByOther + " " + seen);
      }
    }
  }
}
