// A section under one monitor with a wait in its middle is two sections. The wait is a timed one and ends at any time.
// Main looks before the section (0), while the other waits (1), or behind it (2).
//
// outcome: 0
// outcome: 1
// outcome: 2

import weaveproof.Check;

public class LitmusWaitOpensSection {
  static final Object LOCK = new Object();
  static int x;

  public static void main(String[] args) {
    new Thread(() -> {
      synchronized (LOCK) {
        x = 1;
        try {
          LOCK.wait(20);
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
        x = 2;
      }
    }).start();
    synchronized (LOCK) {
      Check.outcome(x);
    }
  }
}
