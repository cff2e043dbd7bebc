import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.Condition;

/** A lock that keeps nobody out, and says that everybody holds it: of two that begin to wait at once one may be forgotten. */
public class ConditionWithoutLock {
  static class Lock extends AbstractQueuedSynchronizer {
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
  static final Condition CONDITION = LOCK.new ConditionObject();

  static void await() {
    CONDITION.awaitUninterruptibly(); // expect: deadlock
    LOCK.release(1);
  }

  public static void main(String[] args) throws InterruptedException {
    new Thread(ConditionWithoutLock::await).start();
    new Thread(ConditionWithoutLock::await).start();
    BEGUN.await();
    CONDITION.signalAll();
    LOCK.release(1);
  }
}
