// A waiter that has been notified is no longer WAITING: as long as main keeps the monitor it is BLOCKED.
//
// Main looks at a waiter in the monitor, notifies, and looks again without having left it.
//
// outcome: WAITING then BLOCKED

import weaveproof.Check;

public class LitmusStateOfNotified {
  static final Object LOCK = new Object();
  static boolean waiting;

  public static void main(String[] args) throws InterruptedException {
    Thread waiter = new Thread(() -> {
      synchronized (LOCK) {
        waiting = true;
        try {
          LOCK.wait();
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
      }
    });
    waiter.start();
    String story = null;
    while (story == null) {
      Thread.yield();
      synchronized (LOCK) {
        if (waiting) {
          story = waiter.getState() + " then ";
          LOCK.notify();
          story += waiter.getState();
        }
      }
    }
    waiter.join();
    Check.outcome(story);
  }
}
