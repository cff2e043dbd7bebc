// A thread waits twice, main notifies twice, each time in a section of its own. Both waits end only if the thread gets
// back into the monitor and waits again between the two sections. Otherwise a notification is lost, and it waits for
// ever.
//
// outcome: through
// outcome: deadlock

import weaveproof.Check;

public class LitmusWaitTwice {
  static final Object LOCK = new Object();

  public static void main(String[] args) throws InterruptedException {
    Thread waiter = new Thread(() -> {
      synchronized (LOCK) {
        try {
          LOCK.wait();
          LOCK.wait();
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
      }
    });
    waiter.start();
    synchronized (LOCK) {
      LOCK.notify();
    }
    synchronized (LOCK) {
      LOCK.notify();
    }
    waiter.join();
    Check.outcome("through");
  }
}
