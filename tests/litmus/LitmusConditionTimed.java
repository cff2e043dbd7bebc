// A timed wait on a Condition: true if it was signalled in time, false if the time was over first or the signal came
// before it waited. It has the lock in both cases, and sees what the signaller wrote unless it went first.
//
// Signalled: x=1. Timed out: it got the lock back before the signaller had it (0), or behind it (1).
//
// outcome: true x=1
// outcome: false x=0
// outcome: false x=1

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusConditionTimed {
  static final ReentrantLock LOCK = new ReentrantLock();
  static final Condition CONDITION = LOCK.newCondition();
  static int x;
  static String result;

  public static void main(String[] args) throws InterruptedException {
    Thread waiter = new Thread(() -> {
      LOCK.lock();
      try {
        result = CONDITION.await(20, TimeUnit.MILLISECONDS) + " x=" + x;
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      } finally {
        LOCK.unlock();
      }
    });
    waiter.start();
    LOCK.lock();
    x = 1;
    CONDITION.signal();
    LOCK.unlock();
    waiter.join();
    Check.outcome(result);
  }
}
