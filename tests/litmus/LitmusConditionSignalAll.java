// signalAll wakes all that wait at that moment, and no one who comes later. They take the lock again one behind the
// other. Main counts who waits.
//
// Both wait: both are woken, either one first, as either may have come first. One waits: the other one comes too late,
// and waits for ever. None: both do.
//
// (Sections are atomic steps, which stop where a thread has to wait: a million states otherwise.)
//
// outcome: of 1: 1
// outcome: of 1: 2
// outcome: of 2: 12
// outcome: of 2: 21
// outcome: deadlock

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusConditionSignalAll {
  static final ReentrantLock LOCK = new ReentrantLock();
  static final Condition CONDITION = LOCK.newCondition();
  static int waiting, seen, order;

  static void waitAs(int me) {
    LOCK.lock();
    waiting++;
    CONDITION.awaitUninterruptibly();
    order = 10 * order + me;
    if (order > 9 || seen == 1) Check.outcome("of " + seen + ": " + order);
    LOCK.unlock();
  }

  public static void main(String[] args) {
    new Thread(() -> Check.atomic(() -> waitAs(1))).start();
    new Thread(() -> Check.atomic(() -> waitAs(2))).start();
    Check.atomic(() -> {
      LOCK.lock();
      seen = waiting;
      CONDITION.signalAll();
      LOCK.unlock();
    });
  }
}
