// notify() without the monitor throws IllegalMonitorStateException and wakes nobody, even if there is a waiter. Main
// has the monitor when it notifies, and has set the condition before: a waiter that is woken always finds it.
//
// outcome: woken
// outcome: exception java.lang.IllegalMonitorStateException

import weaveproof.Check;

public class LitmusNotOwner {
  static final Object LOCK = new Object();
  static boolean ready;

  public static void main(String[] args) throws InterruptedException {
    Thread waiter = new Thread(() -> {
      synchronized (LOCK) {
        while (!ready) {
          try {
            LOCK.wait();
          } catch (InterruptedException e) {
            throw new AssertionError(e);
          }
          Check.outcome(ready ? "woken" : "woken too early");
        }
      }
    });
    Thread wrong = new Thread(LOCK::notify);
    waiter.start();
    wrong.start();
    wrong.join();
    synchronized (LOCK) {
      ready = true;
      LOCK.notify();
    }
    waiter.join();
  }
}
