import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** A lock that tells the library that it is free. */
public class ReleaseSaysFalseFixed { // expect: no-violation
  static class Lock extends AbstractQueuedSynchronizer {
    @Override
    protected boolean tryAcquire(int ignored) {
      return compareAndSetState(0, 1);
    }

    @Override
    protected boolean tryRelease(int ignored) {
      setState(0);
      return true;
    }
  }

  static final Lock LOCK = new Lock();

  static void run() {
    LOCK.acquire(1);
    LOCK.release(1);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(ReleaseSaysFalseFixed::run);
    other.start();
    run();
    other.join();
  }
}
