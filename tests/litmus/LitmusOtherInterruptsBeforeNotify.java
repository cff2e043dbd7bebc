// A thread waits, another one interrupts it, and main notifies, and looks whether it is interrupted if it was there already.
//
// Interrupt and notification have nothing to do with each other, but what comes between them has: only behind the interrupt, and only
// before the notification, can the wait end by an exception.
//
// outcome: before interrupted
// outcome: false interrupted
// outcome: false woken
// outcome: true interrupted
// outcome: true woken

import weaveproof.Check;

public class LitmusOtherInterruptsBeforeNotify {
  static final Object LOCK = new Object();
  static boolean waits;
  static String seen;

  public static void main(String[] args) throws InterruptedException {
    Thread waiter = new Thread(() -> {
      synchronized (LOCK) {
        waits = true;
        try {
          LOCK.wait();
          seen = "woken";
        } catch (InterruptedException e) {
          seen = "interrupted";
        }
      }
    });
    Thread other = new Thread(waiter::interrupt);
    waiter.start();
    other.start();
    boolean isWaiting;
    synchronized (LOCK) {
      isWaiting = waits;
      LOCK.notify();
    }
    String flag = isWaiting ? waiter.isInterrupted() + " " : "before ";
    waiter.join();
    other.join();
    Check.outcome(flag + seen);
  }
}
