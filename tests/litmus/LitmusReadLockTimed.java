// A reader that waits for some time only, and reads without the lock if it has given up. With the lock it sees
// nothing of the middle of the writer's section: 0 or 2. It gives up only if the writer was inside; by the time it
// looks the writer has not written yet, has written once, or twice.
//
// outcome: locked 0
// outcome: locked 2
// outcome: given up 0
// outcome: given up 1
// outcome: given up 2

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import weaveproof.Check;

public class LitmusReadLockTimed {
  static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
  static int x;

  public static void main(String[] args) throws InterruptedException {
    new Thread(() -> {
      LOCK.writeLock().lock();
      x = 1;
      x = 2;
      LOCK.writeLock().unlock();
    }).start();
    if (LOCK.readLock().tryLock(1, TimeUnit.SECONDS)) {
      Check.outcome("locked " + x);
      LOCK.readLock().unlock();
    } else {
      Check.outcome("given up " + x);
    }
  }
}
