// A method holds the monitor throughout, as it seems; but what it calls holds it too and waits there, for some time,
// which frees the monitor however often it was entered. Between its two looks x may have changed, by the other's
// whole section: 00, 02 or 22.
//
// outcome: 00
// outcome: 02
// outcome: 22

import weaveproof.Check;

public class LitmusCalleeWaits {
  static final Object LOCK = new Object();
  static int x;

  static void pause() throws InterruptedException {
    synchronized (LOCK) {
      LOCK.wait(10);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    new Thread(() -> {
      synchronized (LOCK) {
        x = 1;
        x = 2;
      }
    }).start();
    synchronized (LOCK) {
      int before = x;
      pause();
      Check.outcome("" + before + x);
    }
  }
}
