// Main signals a waiter and then interrupts it, at any time.
//
// Signalled while it waits: await returns, and the interrupt, which comes later, is still pending or yet to come when
// it looks. Signalled too early: the interrupt makes await throw, before or while it waits, and the flag is cleared.
//
// outcome: returned flag=false
// outcome: returned flag=true
// outcome: threw flag=false

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusConditionSignalThenInterrupt {
  static final ReentrantLock LOCK = new ReentrantLock();
  static final Condition CONDITION = LOCK.newCondition();

  public static void main(String[] args) {
    Thread waiter = new Thread(() -> {
      String result;
      LOCK.lock();
      try {
        CONDITION.await();
        result = "returned";
      } catch (InterruptedException e) {
        result = "threw";
      } finally {
        LOCK.unlock();
      }
      Check.outcome(result + " flag=" + Thread.currentThread().isInterrupted());
    });
    waiter.start();
    LOCK.lock();
    CONDITION.signal();
    LOCK.unlock();
    waiter.interrupt();
  }
}
