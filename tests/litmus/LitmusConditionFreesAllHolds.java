// await gives up all holds of the lock and takes as many again. Main gets in while the other waits, and when the other
// has unlocked twice: it sees 0 or 2, never the 1 between the two unlocks.
//
// outcome: holds 2 seen 0
// outcome: holds 2 seen 2

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusConditionFreesAllHolds {
  static final ReentrantLock LOCK = new ReentrantLock();
  static final Condition CONDITION = LOCK.newCondition();
  static boolean signal;
  static int x, holds;

  public static void main(String[] args) throws InterruptedException {
    Thread waiter = new Thread(() -> {
      LOCK.lock();
      LOCK.lock();
      while (!signal) CONDITION.awaitUninterruptibly();
      holds = LOCK.getHoldCount();
      x = 1;
      LOCK.unlock();
      x = 2;
      LOCK.unlock();
    });
    waiter.start();
    LOCK.lock();
    signal = true;
    CONDITION.signal();
    LOCK.unlock();
    LOCK.lock();
    int seen = x;
    LOCK.unlock();
    waiter.join();
    Check.outcome("holds " + holds + " seen " + seen);
  }
}
