// Unlike notify, signal wakes the waiter that has waited longest: the conditions of a ReentrantLock are documented to
// be first in, first out. Main starts the second waiter when the first one waits (it holds no lock meanwhile, so a
// thread that is WAITING can only be in await), and signals once both do. The one that is woken signals the other.
//
// outcome: 12

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusConditionOrder {
  static final ReentrantLock LOCK = new ReentrantLock();
  static final Condition CONDITION = LOCK.newCondition();
  static int order;

  static Thread waiter(int me) {
    Thread waiter = new Thread(() -> {
      LOCK.lock();
      CONDITION.awaitUninterruptibly();
      order = order * 10 + me;
      CONDITION.signal();
      LOCK.unlock();
    });
    waiter.start();
    while (waiter.getState() != Thread.State.WAITING) Thread.yield();
    return waiter;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread first = waiter(1);
    Thread second = waiter(2);
    LOCK.lock();
    CONDITION.signal();
    LOCK.unlock();
    first.join();
    second.join();
    Check.outcome(order);
  }
}
