import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** A try that fails when another thread was faster, though there is a permit left: nobody tells it. */
public class TryGivesUpEarly {
  static class Permits extends AbstractQueuedSynchronizer {
    @Override
    protected int tryAcquireShared(int ignored) {
      int permits = getState();
      return permits > 0 && compareAndSetState(permits, permits - 1) ? 1 : -1;
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
    new Thread(() -> permits.acquireShared(1)).start(); // expect: deadlock
    new Thread(() -> permits.acquireShared(1)).start(); // expect: deadlock
    permits.releaseShared(2);
  }
}
