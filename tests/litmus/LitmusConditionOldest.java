// A signal goes to the waiter that has waited longest (the conditions of a ReentrantLock are first in, first out),
// among those that wait when it is sent. Each waiter notes its coming under the lock and does not let it go before it
// waits, so main knows who waits, and since when.
//
// Main comes before both (nobody is woken), when one waits, or when both do, in either order. At least one waits for
// ever in every case.
//
// (Sections are atomic steps, which stop where a thread has to wait: a million states otherwise.)
//
// outcome: queue 1 woken 1
// outcome: queue 2 woken 2
// outcome: queue 12 woken 1
// outcome: queue 21 woken 2
// outcome: deadlock

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusConditionOldest {
  static final ReentrantLock LOCK = new ReentrantLock();
  static final Condition CONDITION = LOCK.newCondition();
  static int queue, seen;

  static void waitAs(int me) {
    LOCK.lock();
    queue = 10 * queue + me;
    CONDITION.awaitUninterruptibly();
    Check.outcome("queue " + seen + " woken " + me);
    LOCK.unlock();
  }

  public static void main(String[] args) {
    new Thread(() -> Check.atomic(() -> waitAs(1))).start();
    new Thread(() -> Check.atomic(() -> waitAs(2))).start();
    Check.atomic(() -> {
      LOCK.lock();
      seen = queue;
      CONDITION.signal();
      LOCK.unlock();
    });
  }
}
