// notifyAll wakes every waiter; in which order they get the monitor back is open.
//
// Main notifies all as soon as both wait. (If it did so earlier, someone would wait for ever.)
//
// outcome: 12
// outcome: 21

import weaveproof.Check;

public class LitmusNotifyAll {
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
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> waitOnce(1));
    Thread b = new Thread(() -> waitOnce(2));
    a.start();
    b.start();
    boolean told = false;
    while (!told) {
      Thread.yield();
      synchronized (LOCK) {
        if (waiting == 2) {
          LOCK.notifyAll();
          told = true;
        }
      }
    }
    a.join();
    b.join();
    Check.outcome(order);
  }
}
