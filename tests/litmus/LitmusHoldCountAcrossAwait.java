// A thread with two holds of a lock waits on its condition for some time, which frees both; another takes the lock
// meanwhile and writes twice. Behind the wait both holds are back. The other's section comes before, in the wait, or
// behind.
//
// outcome: 00 holds 2
// outcome: 02 holds 2
// outcome: 22 holds 2

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusHoldCountAcrossAwait {
  static final ReentrantLock LOCK = new ReentrantLock();
  static final Condition CONDITION = LOCK.newCondition();
  static int x;

  public static void main(String[] args) throws InterruptedException {
    new Thread(() -> {
      LOCK.lock();
      x = 1;
      x = 2;
      LOCK.unlock();
    }).start();
    LOCK.lock();
    LOCK.lock();
    int before = x;
    CONDITION.await(1, TimeUnit.SECONDS);
    Check.outcome("" + before + x + " holds " + LOCK.getHoldCount());
    LOCK.unlock();
    LOCK.unlock();
  }
}
