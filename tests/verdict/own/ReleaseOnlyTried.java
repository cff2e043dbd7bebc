import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** The lock is given back by its try, not by the library's release: nobody is woken. */
public class ReleaseOnlyTried {
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
    LOCK.acquire(1); // expect: deadlock
    LOCK.tryRelease(1);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(ReleaseOnlyTried::run);
    other.start();
    run();
    other.join();
  }
}
