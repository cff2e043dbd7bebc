// wait frees the monitor that it is called on, and no other. The waiter holds A, sets x to 1, waits on B, and sets x to
// 2; main comes for B to notify, and then for A to look.
//
// Main notifies the waiter: it gets A behind it and sees 2. Main notifies before the waiter is there: it may get A
// before the waiter (0), else it comes for A in vain; in both cases the waiter waits for ever. It never sees 1.
//
// outcome: saw 0
// outcome: saw 2
// outcome: deadlock

import weaveproof.Check;

public class LitmusWaitKeepsOuterLock {
  static final Object A = new Object(), B = new Object();
  static int x;

  public static void main(String[] args) {
    new Thread(() -> {
      synchronized (A) {
        x = 1;
        synchronized (B) {
          try {
            B.wait();
          } catch (InterruptedException e) {
            throw new AssertionError(e);
          }
        }
        x = 2;
      }
    }).start();
    synchronized (B) {
      B.notify();
    }
    synchronized (A) {
      Check.outcome("saw " + x);
    }
  }
}
