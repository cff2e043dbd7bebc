// Two waiters, one with a time-out, and a single notify when both wait (or have waited).
//
// The notify wakes the untimed waiter, by choice or because the other has timed out before: both end. It wakes the
// timed one, which would have woken by itself anyway: the other waits for ever.
//
// outcome: both done
// outcome: deadlock

import weaveproof.Check;

public class LitmusNotifyTimedOrUntimed {
  static final Object LOCK = new Object();
  static int came;

  static void waitOnce(long millis) {
    synchronized (LOCK) {
      came++;
      try {
        LOCK.wait(millis);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread timed = new Thread(() -> waitOnce(20));
    Thread untimed = new Thread(() -> waitOnce(0));
    timed.start();
    untimed.start();
    boolean told = false;
    while (!told) {
      Thread.yield();
      synchronized (LOCK) {
        if (came == 2) {
          LOCK.notify();
          told = true;
        }
      }
    }
    timed.join();
    untimed.join();
    Check.outcome("both done");
  }
}
