// A variable that everybody uses under one monitor, but for one look without it, which happens only if that thread has
// seen y=1.
//
// Not seen: it does not look. Seen: it looks at any time, before the writer's section (0), in its middle (1), behind it
// (2).
//
// outcome: none
// outcome: 0
// outcome: 1
// outcome: 2

import weaveproof.Check;

public class LitmusLockForgottenOnce {
  static final Object LOCK = new Object();
  static volatile int y;
  static int x;
  static String seen = "none";

  public static void main(String[] args) throws InterruptedException {
    Thread writer = new Thread(() -> {
      synchronized (LOCK) {
        x = 1;
        x = 2;
      }
    });
    Thread looker = new Thread(() -> {
      if (y == 1) seen = "" + x;
    });
    writer.start();
    looker.start();
    y = 1;
    writer.join();
    looker.join();
    Check.outcome(seen);
  }
}
