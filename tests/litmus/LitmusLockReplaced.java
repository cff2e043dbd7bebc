// The lock stands in a field that main replaces before it locks. The writer has taken the lock that it found: the old
// one (main is not kept out: 0, 1, 2) or the new one (0 or 2).
//
// outcome: 0
// outcome: 1
// outcome: 2

import weaveproof.Check;

public class LitmusLockReplaced {
  static volatile Object lock = new Object();
  static int x;

  public static void main(String[] args) {
    new Thread(() -> {
      synchronized (lock) {
        x = 1;
        x = 2;
      }
    }).start();
    lock = new Object();
    synchronized (lock) {
      Check.outcome(x);
    }
  }
}
