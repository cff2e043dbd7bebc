// Two readers may be inside at the same time. Each sets its own variable and looks at the other's, under the read lock.
// One behind the other: the first sees 0, the second 1. Both see 1 only if each has written before the other looks,
// that is if both are inside.
//
// outcome: 0 1
// outcome: 1 0
// outcome: 1 1

import java.util.concurrent.locks.ReentrantReadWriteLock;
import weaveproof.Check;

public class LitmusReadersOverlap {
  static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
  static int x, y, r1, r2;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      LOCK.readLock().lock();
      x = 1;
      r1 = y;
      LOCK.readLock().unlock();
    });
    other.start();
    LOCK.readLock().lock();
    y = 1;
    r2 = x;
    LOCK.readLock().unlock();
    other.join();
    Check.outcome(r1 + " " + r2);
  }
}
