// One notify wakes one of two waiters and no more; which one is open. The waiters are daemons: the one left behind does
// not keep the program alive and is no deadlock.
//
// outcome: woken 1
// outcome: woken 2

import weaveproof.Check;

public class LitmusNotifyWakesOne {
  static final Object LOCK = new Object();
  static final Object DONE = new Object();
  static int waiting, woken;

  static void waitOnce(int me) {
    try {
      synchronized (LOCK) {
        waiting++;
        LOCK.wait();
      }
      synchronized (DONE) {
        woken += me;
        DONE.notify();
      }
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    for (int i = 1; i <= 2; i++) {
      int me = i;
      Thread waiter = new Thread(() -> waitOnce(me));
      waiter.setDaemon(true);
      waiter.start();
    }
    boolean told = false;
    while (!told) {
      Thread.yield();
      synchronized (LOCK) {
        if (waiting == 2) {
          LOCK.notify();
          told = true;
        }
      }
    }
    synchronized (DONE) {
      while (woken == 0) DONE.wait();
      Check.outcome("woken " + woken);
    }
  }
}
