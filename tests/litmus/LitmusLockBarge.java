// Main unlocks and locks again, while the other thread is on its way to the lock or waits in its queue. Whoever is
// faster has it next; a lock that is not fair lets main in before one that waits already.
//
// Main's section comes before the other's (12) or behind it (21). In the first section main has set x to 1, so that the
// other never sees 0.
//
// outcome: order 12, other saw 2
// outcome: order 21, other saw 1

import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusLockBarge {
  static final ReentrantLock LOCK = new ReentrantLock();
  static int x, seen, order;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      LOCK.lock();
      seen = x;
      order = 10 * order + 2;
      LOCK.unlock();
    });
    LOCK.lock();
    other.start();
    x = 1;
    LOCK.unlock();
    LOCK.lock();
    x = 2;
    order = 10 * order + 1;
    LOCK.unlock();
    other.join();
    Check.outcome("order " + order + ", other saw " + seen);
  }
}
