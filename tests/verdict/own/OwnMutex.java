import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.Condition;

/**
 * A lock that a thread cannot take twice, with conditions; the part that waits is hidden, as in the library. Three threads enter
 * twice each, and nobody is there together with another one.
 */
public class OwnMutex { // expect: no-violation
  private static class Sync extends AbstractQueuedSynchronizer {
    @Override
    protected boolean tryAcquire(int acquires) {
      assert acquires == 1;
      if (!compareAndSetState(0, 1)) return false;
      setExclusiveOwnerThread(Thread.currentThread());
      return true;
    }

    @Override
    protected boolean tryRelease(int releases) {
      if (!isHeldExclusively()) throw new IllegalMonitorStateException();
      setExclusiveOwnerThread(null);
      setState(0);
      return true;
    }

    @Override
    protected boolean isHeldExclusively() {
      return getExclusiveOwnerThread() == Thread.currentThread();
    }

    Condition newCondition() {
      return new ConditionObject();
    }
  }

  private final Sync sync = new Sync();

  void lock() {
    sync.acquire(1);
  }

  void lockInterruptibly() throws InterruptedException {
    sync.acquireInterruptibly(1);
  }

  boolean tryLock() {
    return sync.tryAcquire(1);
  }

  boolean tryLock(long millis) throws InterruptedException {
    return sync.tryAcquireNanos(1, TimeUnit.MILLISECONDS.toNanos(millis));
  }

  void unlock() {
    sync.release(1);
  }

  Condition newCondition() {
    return sync.newCondition();
  }

  static final OwnMutex MUTEX = new OwnMutex();
  static int inside, count;

  static void run() {
    for (int i = 0; i < 2; i++) {
      MUTEX.lock();
      assert ++inside == 1;
      count++;
      inside--;
      MUTEX.unlock();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(OwnMutex::run), second = new Thread(OwnMutex::run);
    first.start();
    second.start();
    run();
    first.join();
    second.join();
    assert count == 6;
  }
}
