// A notified waiter has to take the monitor again, and others may come first: the classic reason for `while` around
// wait.
//
// The waiter waits until there is something and takes it, with `if` instead of `while`; the thief takes it without
// waiting. One thing is put. The thief comes before that, or behind the waiter, and finds nothing: left 0. The thief
// takes it first: a waiter that has not come yet will wait for ever; one that was waiting already and has been notified
// does not look again and takes what is not there: left -1.
//
// outcome: waiter took it, left 0
// outcome: waiter took it, left -1
// outcome: deadlock

import weaveproof.Check;

public class LitmusNotifyThenBarge {
  static final Object LOCK = new Object();
  static int things;

  public static void main(String[] args) throws InterruptedException {
    Thread waiter = new Thread(() -> {
      synchronized (LOCK) {
        try {
          if (things == 0) LOCK.wait();
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
        things--;
      }
    });
    Thread thief = new Thread(() -> {
      synchronized (LOCK) {
        if (things > 0) things--;
      }
    });
    waiter.start();
    thief.start();
    synchronized (LOCK) {
      things++;
      LOCK.notify();
    }
    waiter.join();
    thief.join();
    Check.outcome("waiter took it, left " + things);
  }
}
