// Three threads come to one monitor, two of them while main still holds it; main leaves it and comes again. Who gets it
// next is open, also for the one that has just had it: all six orders.
//
// outcome: 123
// outcome: 132
// outcome: 213
// outcome: 231
// outcome: 312
// outcome: 321

import weaveproof.Check;

public class LitmusMonitorHandOver {
  static final Object LOCK = new Object();
  static int order;

  static void enter(int me) {
    synchronized (LOCK) {
      order = 10 * order + me;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> enter(1));
    Thread second = new Thread(() -> enter(2));
    synchronized (LOCK) {
      first.start();
      second.start();
    }
    enter(3);
    first.join();
    second.join();
    Check.outcome(order);
  }
}
