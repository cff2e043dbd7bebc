// Main lets a lock go and tries it again at once. Another thread has called lock() meanwhile, or will. tryLock of a
// lock that is not fair succeeds whenever the lock is free, whoever waits: main is back before the other (0), or
// behind the other's section (2); or the other has the lock. The middle of the section is never seen.
//
// outcome: again 0
// outcome: again 2
// outcome: taken

import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusTryLockOvertakes {
  static final ReentrantLock LOCK = new ReentrantLock();
  static int x;

  public static void main(String[] args) {
    LOCK.lock();
    new Thread(() -> {
      LOCK.lock();
      x = 1;
      x = 2;
      LOCK.unlock();
    }).start();
    LOCK.unlock();
    if (LOCK.tryLock()) {
      Check.outcome("again " + x);
      LOCK.unlock();
    } else {
      Check.outcome("taken");
    }
  }
}
