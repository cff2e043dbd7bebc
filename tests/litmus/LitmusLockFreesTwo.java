// Main has a lock that two threads come for. When it lets the lock go both can have it, and either is first. Who comes
// second tells the order.
//
// outcome: 12
// outcome: 21

import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusLockFreesTwo {
  static final ReentrantLock LOCK = new ReentrantLock();
  static int order;

  static void enter(int me) {
    LOCK.lock();
    order = 10 * order + me;
    if (order > 9) Check.outcome(order);
    LOCK.unlock();
  }

  public static void main(String[] args) {
    LOCK.lock();
    new Thread(() -> enter(1)).start();
    new Thread(() -> enter(2)).start();
    LOCK.unlock();
  }
}
