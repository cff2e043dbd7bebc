// A thread that does not get a lock at once looks without it. With the lock it sees what is there between sections: 0
// or 2. Without, the other one has the lock, and is at any point of its section; or has just left it when the look
// comes (2), so that 0, 1 and 2 are there.
//
// outcome: got 0
// outcome: got 2
// outcome: busy 0
// outcome: busy 1
// outcome: busy 2

import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusLockElseLook {
  static final ReentrantLock LOCK = new ReentrantLock();
  static int x;

  public static void main(String[] args) {
    new Thread(() -> {
      LOCK.lock();
      x = 1;
      x = 2;
      LOCK.unlock();
    }).start();
    if (LOCK.tryLock()) {
      Check.outcome("got " + x);
      LOCK.unlock();
    } else {
      Check.outcome("busy " + x);
    }
  }
}
