// A section under a lock with a timed await in its middle is two sections, as in LitmusWaitOpensSection.
//
// outcome: 0
// outcome: 1
// outcome: 2

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusConditionOpensSection {
  static final ReentrantLock LOCK = new ReentrantLock();
  static final Condition CONDITION = LOCK.newCondition();
  static int x;

  public static void main(String[] args) {
    new Thread(() -> {
      LOCK.lock();
      x = 1;
      try {
        CONDITION.await(20, TimeUnit.MILLISECONDS);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
      x = 2;
      LOCK.unlock();
    }).start();
    LOCK.lock();
    Check.outcome(x);
    LOCK.unlock();
  }
}
