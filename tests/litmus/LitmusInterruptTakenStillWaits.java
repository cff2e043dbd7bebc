// An interrupted waiter clears its flag, and takes itself out of the queue of the condition a step later: who sees the flag
// cleared may still find it waiting.
//
// outcome: true
// outcome: false
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusInterruptTakenStillWaits {
  public static void main(String[] args) {
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    Thread waiter = new Thread(() -> {
      lock.lock();
      try {
        condition.await();
      } catch (InterruptedException e) {
        // expected
      }
      lock.unlock();
    });
    waiter.start();
    waiter.interrupt();
    while (waiter.isInterrupted()) Thread.yield();
    lock.lock();
    Check.outcome(lock.hasWaiters(condition));
    lock.unlock();
  }
}
