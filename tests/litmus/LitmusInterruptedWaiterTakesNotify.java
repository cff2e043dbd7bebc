// Two waiters; the first is interrupted, then one notify is sent.
//
// The notification picks the second, or the first has thrown before: the first throws, the second returns. It picks the
// first, which is interrupted but has not woken up: that one returns normally, and nobody is left to wake the second.
// (The language demands only that one waiter returns normally, or that all throw.) The first one's word is "returned"
// then, but main never gets to say so.
//
// outcome: first threw, second returned
// outcome: deadlock

import weaveproof.Check;

public class LitmusInterruptedWaiterTakesNotify {
  static final Object LOCK = new Object();
  static final String[] RESULT = new String[2];
  static int waiting;

  static void waitOnce(int me) {
    synchronized (LOCK) {
      waiting++;
      try {
        LOCK.wait();
        RESULT[me] = "returned";
      } catch (InterruptedException e) {
        RESULT[me] = "threw";
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> waitOnce(0));
    Thread second = new Thread(() -> waitOnce(1));
    first.start();
    second.start();
    boolean both = false;
    while (!both) {
      Thread.yield();
      synchronized (LOCK) {
        both = waiting == 2;
      }
    }
    first.interrupt();
    synchronized (LOCK) {
      LOCK.notify();
    }
    first.join();
    second.join();
    Check.outcome("first " + RESULT[0] + ", second " + RESULT[1]);
  }
}
