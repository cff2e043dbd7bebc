// All threads use x under one monitor; only the shutdown hook, which starts when main has ended, looks without. The
// daemon whose section it looks into runs on meanwhile: 0, 1 or 2.
//
// outcome: 0
// outcome: 1
// outcome: 2

import weaveproof.Check;

public class LitmusDisciplineBrokenInHook {
  static final Object LOCK = new Object();
  static int x;

  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> Check.outcome(x)));
    Thread daemon = new Thread(() -> {
      synchronized (LOCK) {
        x = 1;
        x = 2;
      }
    });
    daemon.setDaemon(true);
    daemon.start();
    synchronized (LOCK) {
      if (x == 1) Check.fail("main is inside, too");
    }
  }
}
