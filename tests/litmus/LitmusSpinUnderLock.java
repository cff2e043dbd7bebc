// Waiting for a flag that both use under a ReentrantLock, in a loop that takes the lock and lets it go in every turn.
// The loop adds no outcome, and ends: 2 is seen, whatever the number of turns.
//
// outcome: 2

import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusSpinUnderLock {
  static final ReentrantLock LOCK = new ReentrantLock();
  static boolean flag;
  static int x;

  public static void main(String[] args) {
    new Thread(() -> {
      LOCK.lock();
      x = 1;
      flag = true;
      x = 2;
      LOCK.unlock();
    }).start();
    for (;;) {
      LOCK.lock();
      boolean done = flag;
      int seen = x;
      LOCK.unlock();
      if (done) {
        Check.outcome(seen);
        return;
      }
      Thread.onSpinWait();
    }
  }
}
