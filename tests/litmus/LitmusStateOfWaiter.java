// A thread on its way to wait is RUNNABLE, then WAITING. Main looks before it lets the thread go; it does not hold the
// monitor when it looks, so the thread is never BLOCKED, and it cannot have ended.
//
// outcome: RUNNABLE
// outcome: WAITING

import weaveproof.Check;

public class LitmusStateOfWaiter {
  static final Object LOCK = new Object();
  static boolean ready;

  public static void main(String[] args) throws InterruptedException {
    Thread waiter = new Thread(() -> {
      synchronized (LOCK) {
        try {
          while (!ready) LOCK.wait();
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
      }
    });
    waiter.start();
    Thread.State state = waiter.getState();
    synchronized (LOCK) {
      ready = true;
      LOCK.notify();
    }
    waiter.join();
    Check.outcome(state);
  }
}
