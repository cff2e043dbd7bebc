import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** A latch that two threads count down. */
public class OwnLatch { // expect: no-violation
  static class Latch extends AbstractQueuedSynchronizer {
    Latch(int count) {
      setState(count);
    }

    @Override
    protected int tryAcquireShared(int ignored) {
      return getState() == 0 ? 1 : -1;
    }

    @Override
    protected boolean tryReleaseShared(int ignored) {
      for (;;) {
        int count = getState();
        if (count == 0) return false;
        if (compareAndSetState(count, count - 1)) return count == 1;
      }
    }
  }

  static final Latch LATCH = new Latch(2);
  static volatile int done;

  static void work() {
    done |= 1;
    LATCH.releaseShared(1);
  }

  public static void main(String[] args) {
    new Thread(OwnLatch::work).start();
    new Thread(OwnLatch::work).start();
    LATCH.acquireShared(1);
    assert done == 1;
  }
}
