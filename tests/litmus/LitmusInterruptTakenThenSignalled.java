// An interrupted waiter clears its flag, and takes itself out of the queue of the condition a step later. Who sees the flag
// cleared may signal in between: then the waiter counts as signalled, and await returns.
//
// outcome: throws
// outcome: signalled
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusInterruptTakenThenSignalled {
  public static void main(String[] args) {
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    Thread waiter = new Thread(() -> {
      lock.lock();
      try {
        condition.await();
        Check.outcome("signalled");
      } catch (InterruptedException e) {
        Check.outcome("throws");
      }
      lock.unlock();
    });
    waiter.start();
    waiter.interrupt();
    while (waiter.isInterrupted()) Thread.yield();
    lock.lock();
    condition.signal();
    lock.unlock();
  }
}
