import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** A try that tries again when another thread was faster. */
public class TryGivesUpEarlyFixed { // expect: no-violation
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
    protected boolean tryReleaseShared(int releases) {
      for (;;) {
        int permits = getState();
        if (compareAndSetState(permits, permits + releases)) return true;
      }
    }
  }

  public static void main(String[] args) {
    Permits permits = new Permits();
    new Thread(() -> permits.acquireShared(1)).start();
    new Thread(() -> permits.acquireShared(1)).start();
    permits.releaseShared(2);
  }
}
