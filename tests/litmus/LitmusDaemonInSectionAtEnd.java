// The program ends while a daemon is in the middle of its section: nobody waits for it, and nobody else needs its
// lock any more. Main tries the lock before it ends: it gets it (0 or 2), or the daemon is inside.
//
// outcome: 0
// outcome: 2
// outcome: taken

import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusDaemonInSectionAtEnd {
  static final ReentrantLock LOCK = new ReentrantLock();
  static int x;

  public static void main(String[] args) {
    Thread daemon = new Thread(() -> {
      LOCK.lock();
      x = 1;
      x = 2;
      LOCK.unlock();
    });
    daemon.setDaemon(true);
    daemon.start();
    if (LOCK.tryLock()) {
      Check.outcome(x);
    } else {
      Check.outcome("taken");
    }
  }
}
