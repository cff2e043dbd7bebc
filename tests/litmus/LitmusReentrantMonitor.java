// A thread that holds a monitor may enter it again, and leaving the inner block does not free it. The other thread
// never sees the 1 that is there between the inner and the outer end.
//
// outcome: 0
// outcome: 2

import weaveproof.Check;

public class LitmusReentrantMonitor {
  static final Object LOCK = new Object();
  static int x, seen;

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> {
      synchronized (LOCK) {
        synchronized (LOCK) {
          x = 1;
        }
        x = 2;
      }
    });
    Thread b = new Thread(() -> {
      synchronized (LOCK) {
        seen = x;
      }
    });
    a.start();
    b.start();
    a.join();
    b.join();
    Check.outcome(seen);
  }
}
