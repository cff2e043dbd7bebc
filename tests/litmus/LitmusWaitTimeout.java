// A wait with a time-out, and a notification that may come too early, in time or too late. A timed wait may end at any
// time, however long it is, so nobody waits for ever.
//
// ready=true: set before the waiter looked, or it was notified, or it timed out and got the monitor only afterwards.
// ready=false: it timed out first.
//
// outcome: ready=true
// outcome: ready=false

import weaveproof.Check;

public class LitmusWaitTimeout {
  static final Object LOCK = new Object();
  static boolean ready, seen;

  public static void main(String[] args) throws InterruptedException {
    Thread waiter = new Thread(() -> {
      synchronized (LOCK) {
        try {
          if (!ready) LOCK.wait(20);
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
        seen = ready;
      }
    });
    waiter.start();
    synchronized (LOCK) {
      ready = true;
      LOCK.notify();
    }
    waiter.join();
    Check.outcome("ready=" + seen);
  }
}
