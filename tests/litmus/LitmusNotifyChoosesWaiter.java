// notify() wakes any one waiter. Three threads wait; main notifies once, and each one that is woken notifies the next.
// No order is promised, neither that of arrival nor any other: all six permutations.
//
// Main counts the waiters under the monitor: when it sees three, each has gone from counting itself to waiting without
// letting the monitor go in between.
//
// outcome: 123
// outcome: 132
// outcome: 213
// outcome: 231
// outcome: 312
// outcome: 321

import weaveproof.Check;

public class LitmusNotifyChoosesWaiter {
  static final Object LOCK = new Object();
  static int waiting, order;

  static void waitOnce(int me) {
    synchronized (LOCK) {
      waiting++;
      try {
        LOCK.wait();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
      order = order * 10 + me;
      LOCK.notify();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread[] all = {
      new Thread(() -> waitOnce(1)), new Thread(() -> waitOnce(2)), new Thread(() -> waitOnce(3)),
    };
    for (Thread t : all) t.start();
    boolean told = false;
    while (!told) {
      Thread.yield();
      synchronized (LOCK) {
        if (waiting == 3) {
          LOCK.notify();
          told = true;
        }
      }
    }
    for (Thread t : all) t.join();
    Check.outcome(order);
  }
}
