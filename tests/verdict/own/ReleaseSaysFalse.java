import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** A lock that tells the library that it is not free, though it is: nobody is woken. */
public class ReleaseSaysFalse {
  static class Lock extends AbstractQueuedSynchronizer {
    @Override
    protected boolean tryAcquire(int ignored) {
      return compareAndSetState(0, 1);
    }

    @Override
    protected boolean tryRelease(int ignored) {
      setState(0);
      return getState() != 0;
    }
  }

  static final Lock LOCK = new Lock();

  static void run() {
    LOCK.acquire(1); // expect: deadlock
    LOCK.release(1);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(ReleaseSaysFalse::run);
    other.start();
    run();
    other.join();
  }
}
