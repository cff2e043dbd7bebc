// A wait that is over by its time, and a notification that comes too late for it, while the thread still wants its lock back. Then an
// interrupt, which the wait throws.
//
// That this differs from an interrupt behind a wait that was notified is seen only by who lets the time pass right before the
// notification, or before the lock is taken for it.
//
// outcome: before woken
// outcome: within interrupted
// outcome: within woken

import weaveproof.Check;

public class LitmusTimedOutBeforeNotify {
  static final Object LOCK = new Object();
  static boolean waits;
  static String seen;

  public static void main(String[] args) throws InterruptedException {
    Thread waiter = new Thread(() -> {
      synchronized (LOCK) {
        waits = true;
        try {
          LOCK.wait(7);
          seen = "woken";
        } catch (InterruptedException e) {
          seen = "interrupted";
        }
      }
    });
    waiter.start();
    boolean isWaiting;
    synchronized (LOCK) {
      isWaiting = waits;
      LOCK.notify();
    }
    if (isWaiting) waiter.interrupt();
    waiter.join();
    Check.outcome((isWaiting ? "within " : "before ") + seen);
  }
}
