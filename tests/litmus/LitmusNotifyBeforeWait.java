// A notification is not remembered. If it comes before the wait, the waiter waits for ever, and so does main, which
// joins it.
//
// outcome: woken
// outcome: deadlock

import weaveproof.Check;

public class LitmusNotifyBeforeWait {
  static final Object LOCK = new Object();

  public static void main(String[] args) throws InterruptedException {
    Thread waiter = new Thread(() -> {
      synchronized (LOCK) {
        try {
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
    waiter.join();
    Check.outcome("woken");
  }
}
