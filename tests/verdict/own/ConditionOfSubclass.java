import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.Condition;

/** As ConditionWithoutLock, with a condition of a class of its own. */
public class ConditionOfSubclass {
  static class Lock extends AbstractQueuedSynchronizer {
    class Named extends ConditionObject {
      @Override
      public String toString() {
        return "named";
      }
    }

    @Override
    protected boolean tryAcquire(int ignored) {
      return true;
    }

    @Override
    protected boolean tryRelease(int ignored) {
      BEGUN.countDown();
      return true;
    }

    @Override
    protected boolean isHeldExclusively() {
      return true;
    }
  }

  static final CountDownLatch BEGUN = new CountDownLatch(2);
  static final Lock LOCK = new Lock();
  static final Condition CONDITION = LOCK.new Named();

  static void await() {
    CONDITION.awaitUninterruptibly(); // expect: deadlock
    LOCK.release(1);
  }

  public static void main(String[] args) throws InterruptedException {
    new Thread(ConditionOfSubclass::await).start();
    new Thread(ConditionOfSubclass::await).start();
    BEGUN.await();
    CONDITION.signalAll();
    LOCK.release(1);
  }
}
