import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** A lock that its owner may take again, taken and given back twice. */
public class OwnLockTwice { // expect: no-violation
  static class Lock extends AbstractQueuedSynchronizer {
    @Override
    protected boolean tryAcquire(int acquires) {
      Thread current = Thread.currentThread();
      int holds = getState();
      if (holds == 0) {
        if (!compareAndSetState(0, acquires)) return false;
        setExclusiveOwnerThread(current);
        return true;
      }
      if (current != getExclusiveOwnerThread()) return false;
      setState(holds + acquires);
      return true;
    }

    @Override
    protected boolean tryRelease(int releases) {
      if (getExclusiveOwnerThread() != Thread.currentThread()) throw new IllegalMonitorStateException("not the owner");
      int holds = getState() - releases;
      if (holds == 0) setExclusiveOwnerThread(null);
      setState(holds);
      return holds == 0;
    }
  }

  static final Lock LOCK = new Lock();
  static int inside;

  static void run() {
    LOCK.acquire(1);
    LOCK.acquire(1);
    assert ++inside == 1;
    inside--;
    LOCK.release(1);
    LOCK.release(1);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(OwnLockTwice::run);
    other.start();
    run();
    other.join();
  }
}
