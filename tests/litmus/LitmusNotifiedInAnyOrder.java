// As LitmusSignalledKeepOrder, with a monitor: notify picks any waiter, and who was notified competes for the monitor
// with everybody else, in no order. So there are all six.
//
// outcome: 123
// outcome: 132
// outcome: 213
// outcome: 231
// outcome: 312
// outcome: 321

import weaveproof.Check;

public class LitmusNotifiedInAnyOrder {
  static final Object LOCK = new Object();
  static volatile int queue;
  static int order;

  static void inside(int me) {
    order = 10 * order + me;
    if (order > 99) Check.outcome(order);
  }

  static void waitAs(int me) {
    synchronized (LOCK) {
      queue = 10 * queue + me;
      try {
        LOCK.wait();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
      inside(me);
    }
  }

  public static void main(String[] args) {
    new Thread(() -> waitAs(1)).start();
    while (queue != 1) Thread.yield();
    new Thread(() -> waitAs(2)).start();
    while (queue != 12) Thread.yield();
    new Thread(() -> {
      synchronized (LOCK) {
        inside(3);
      }
    }).start();
    synchronized (LOCK) {
      LOCK.notify();
      LOCK.notify();
    }
  }
}
