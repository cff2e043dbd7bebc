import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** A try that takes its permit in one step. */
public class PermitTakenByWriteFixed { // expect: no-violation
  static class Permits extends AbstractQueuedSynchronizer {
    @Override
    protected int tryAcquireShared(int ignored) {
      for (;;) {
        int permits = getState();
        if (permits == 0) return -1;
        if (compareAndSetState(permits, permits - 1)) return 1;
      }
    }

    @Override
    protected boolean tryReleaseShared(int ignored) {
      setState(getState() + 1);
      return true;
    }

    int left() {
      return getState();
    }
  }

  static final Permits PERMITS = new Permits();

  static void takeIfThere() {
    try {
      PERMITS.tryAcquireSharedNanos(1, 1);
    } catch (InterruptedException never) {
      throw new AssertionError(never);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    PERMITS.releaseShared(1);
    PERMITS.releaseShared(1);
    Thread first = new Thread(PermitTakenByWriteFixed::takeIfThere), second = new Thread(() -> PERMITS.acquireShared(1));
    first.start();
    PERMITS.tryAcquireShared(1);
    PERMITS.tryAcquireShared(1);
    second.start();
    first.join();
    if (PERMITS.left() == 0) PERMITS.releaseShared(1);
  }
}
