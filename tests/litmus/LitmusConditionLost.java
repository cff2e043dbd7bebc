// A signal to a Condition on which nobody waits yet is lost, as a notification is.
//
// outcome: signalled
// outcome: deadlock
//
// sanitize: yes

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusConditionLost {
  static final ReentrantLock LOCK = new ReentrantLock();
  static final Condition CONDITION = LOCK.newCondition();

  public static void main(String[] args) throws InterruptedException {
    Thread waiter = new Thread(() -> {
      LOCK.lock();
      CONDITION.awaitUninterruptibly();
      LOCK.unlock();
    });
    waiter.start();
    LOCK.lock();
    CONDITION.signal();
    LOCK.unlock();
    waiter.join();
    Check.outcome("signalled");
  }
}
