// Who was signalled has to take the lock again, and the signaller may be faster: as LitmusNotifyThenBarge, by a lock
// and its condition. The waiter tests with `if` instead of `while`. Main puts a thing, signals, leaves the lock, and
// comes back to take the thing if it is still there.
//
// The waiter takes it first, signalled or come in between: left 0. Main takes it again: a waiter that has not come yet
// will wait for ever; one that was signalled does not look again and takes what is not there: left -1.
//
// outcome: left 0
// outcome: left -1
// outcome: deadlock

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusConditionBarge {
  static final ReentrantLock LOCK = new ReentrantLock();
  static final Condition CONDITION = LOCK.newCondition();
  static int things;

  public static void main(String[] args) throws InterruptedException {
    Thread waiter = new Thread(() -> {
      LOCK.lock();
      if (things == 0) CONDITION.awaitUninterruptibly();
      things--;
      LOCK.unlock();
    });
    waiter.start();
    LOCK.lock();
    things++;
    CONDITION.signal();
    LOCK.unlock();
    LOCK.lock();
    if (things > 0) things--;
    LOCK.unlock();
    waiter.join();
    Check.outcome("left " + things);
  }
}
