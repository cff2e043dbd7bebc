// One place, two consumers that take one thing each, main as the producer of two things, all waiting on the same
// monitor, and notify where it should be notifyAll.
//
// It goes well, for instance if each thing is taken before the next one is put. It ends in a deadlock: both consumers
// wait; main puts the first thing, notifies one, finds the place taken and waits; the consumer takes the thing and
// notifies the other consumer, which finds nothing and waits again; so does main.
//
// outcome: all done
// outcome: deadlock

import weaveproof.Check;

public class LitmusNotifyWrongWaiter {
  static final Object LOCK = new Object();
  static boolean full;

  static void pass(boolean put) {
    synchronized (LOCK) {
      try {
        while (full == put) LOCK.wait();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
      full = put;
      LOCK.notify();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> pass(false));
    Thread second = new Thread(() -> pass(false));
    first.start();
    second.start();
    pass(true);
    pass(true);
    first.join();
    second.join();
    Check.outcome("all done");
  }
}
