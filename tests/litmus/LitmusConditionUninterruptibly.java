// awaitUninterruptibly waits on when it is interrupted and leaves the flag set when it returns. Main interrupts and
// then signals: the signal comes in time, or is lost, and then the interrupt does not help.
//
// outcome: returned flag=true
// outcome: deadlock

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusConditionUninterruptibly {
  static final ReentrantLock LOCK = new ReentrantLock();
  static final Condition CONDITION = LOCK.newCondition();

  public static void main(String[] args) {
    Thread waiter = new Thread(() -> {
      LOCK.lock();
      CONDITION.awaitUninterruptibly();
      LOCK.unlock();
      Check.outcome("returned flag=" + Thread.currentThread().isInterrupted());
    });
    waiter.start();
    waiter.interrupt();
    LOCK.lock();
    CONDITION.signal();
    LOCK.unlock();
  }
}
