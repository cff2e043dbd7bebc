// A thread that waits is interrupted, and then either leaves before it is notified or is notified although it could leave: in the first
// case the wait throws and takes the interrupt with it, in the second it returns, and the thread is interrupted still.
//
// outcome: before interrupted false
// outcome: before woken false
// outcome: before woken true
// outcome: within interrupted false
// outcome: within interrupted true
// outcome: within woken true

import weaveproof.Check;

public class LitmusInterruptedBeforeNotify {
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
      seen += " " + Thread.currentThread().isInterrupted();
    });
    waiter.start();
    boolean isWaiting;
    synchronized (LOCK) {
      isWaiting = waits;
      if (isWaiting) waiter.interrupt();
    }
    synchronized (LOCK) {
      LOCK.notify();
    }
    waiter.interrupt();
    waiter.join();
    Check.outcome((isWaiting ? "within " : "before ") + seen);
  }
}
