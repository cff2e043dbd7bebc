// A lock that was taken twice is free only when it was let go twice. The other thread tries once, without waiting, and
// looks if it has got in: before (0) or behind (2) all, never at the 1 between the two unlocks.
//
// outcome: busy
// outcome: 0
// outcome: 2

import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusLockReentrantTry {
  static final ReentrantLock LOCK = new ReentrantLock();
  static int x;

  public static void main(String[] args) {
    new Thread(() -> {
      if (!LOCK.tryLock()) {
        Check.outcome("busy");
      } else {
        Check.outcome(x);
        LOCK.unlock();
      }
    }).start();
    LOCK.lock();
    LOCK.lock();
    x = 1;
    LOCK.unlock();
    x = 2;
    LOCK.unlock();
  }
}
