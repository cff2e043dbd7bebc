// How many wait can be asked under the lock: a thread has come to wait or not. It is signalled only if it has; else it
// waits for ever.
//
// outcome: waiters 0
// outcome: waiters 1
// outcome: woken
// outcome: deadlock

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusConditionWaiters {
  static final ReentrantLock LOCK = new ReentrantLock();
  static final Condition CONDITION = LOCK.newCondition();

  public static void main(String[] args) {
    new Thread(() -> {
      LOCK.lock();
      CONDITION.awaitUninterruptibly();
      LOCK.unlock();
      Check.outcome("woken");
    }).start();
    LOCK.lock();
    Check.outcome("waiters " + LOCK.getWaitQueueLength(CONDITION));
    CONDITION.signal();
    LOCK.unlock();
  }
}
