import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** A lock that threads get in the order in which they came. */
public class OwnFairLock { // expect: no-violation
  static class Lock extends AbstractQueuedSynchronizer {
    @Override
    protected boolean tryAcquire(int ignored) {
      return !hasQueuedPredecessors() && compareAndSetState(0, 1);
    }

    @Override
    protected boolean tryRelease(int ignored) {
      setState(0);
      return true;
    }
  }

  static final Lock LOCK = new Lock();
  static int inside;

  static void run() {
    LOCK.acquire(1);
    assert ++inside == 1;
    inside--;
    LOCK.release(1);
  }

  public static void main(String[] args) {
    new Thread(OwnFairLock::run).start();
    run();
  }
}
