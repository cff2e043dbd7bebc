// A section that is left by an exception in its middle, with the lock let go in finally; behind it the thread goes on
// to write without the lock, in the belief to have it. Main looks under the lock: 0 before, 1 behind the section, 2
// while or after the other writes on.
//
// outcome: 0
// outcome: 1
// outcome: 2

import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusUnlockedElsewhere {
  static final ReentrantLock LOCK = new ReentrantLock();
  static int x;

  static void section(int[] table) {
    LOCK.lock();
    try {
      x = 1;
      table[1] = 0;
    } finally {
      LOCK.unlock();
    }
  }

  public static void main(String[] args) {
    new Thread(() -> {
      try {
        section(new int[1]);
      } catch (ArrayIndexOutOfBoundsException e) {
        x = 2;
      }
    }).start();
    LOCK.lock();
    Check.outcome(x);
    LOCK.unlock();
  }
}
