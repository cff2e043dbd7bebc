import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** A class that changes what its superclass tries: by a field, and who waits is told. */
public class TryOfSubclassFixed { // expect: no-violation
  static class Lock extends AbstractQueuedSynchronizer {
    @Override
    protected boolean tryAcquire(int ignored) {
      return isOpen() && compareAndSetState(0, 1);
    }

    boolean isOpen() {
      return true;
    }

    @Override
    protected boolean tryRelease(int ignored) {
      setState(0);
      return true;
    }
  }

  static class Door extends Lock {
    volatile boolean shut = true;

    @Override
    boolean isOpen() {
      return !shut;
    }
  }

  static final Lock LOCK = new Lock();
  static final Door DOOR = new Door();

  public static void main(String[] args) {
    new Thread(() -> {
      DOOR.acquire(1);
      LOCK.acquire(1);
      LOCK.release(1);
    }).start();
    LOCK.acquire(1);
    DOOR.shut = false;
    DOOR.release(1);
    LOCK.release(1);
  }
}
