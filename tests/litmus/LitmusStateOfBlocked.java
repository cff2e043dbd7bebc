// While main holds the monitor the other thread is on its way to it (RUNNABLE) or waits to enter it (BLOCKED). It
// cannot have ended.
//
// outcome: RUNNABLE
// outcome: BLOCKED

import weaveproof.Check;

public class LitmusStateOfBlocked {
  static final Object LOCK = new Object();
  static volatile int x;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      x = 1;
      synchronized (LOCK) {
        x = 2;
      }
    });
    synchronized (LOCK) {
      other.start();
      Check.outcome(other.getState());
    }
  }
}
