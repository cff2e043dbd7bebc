import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/**
 * Who wants two permits and came first keeps out who wants one, though one is there; and the second comes only when that one has
 * been.
 */
public class FirstWantsTwo {
  static class Permits extends AbstractQueuedSynchronizer {
    @Override
    protected int tryAcquireShared(int acquires) {
      for (;;) {
        int permits = getState(), left = permits - acquires;
        if (left < 0 || compareAndSetState(permits, left)) return left;
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

  public static void main(String[] args) throws InterruptedException {
    Permits permits = new Permits();
    new Thread(() -> permits.acquireShared(2)).start();
    Thread other = new Thread(() -> permits.acquireShared(1)); // expect: deadlock
    other.start();
    permits.releaseShared(1);
    other.join();
    permits.releaseShared(2);
  }
}
