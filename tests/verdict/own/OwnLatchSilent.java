import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** A latch that tells of its opening by the value before, and so one too late. */
public class OwnLatchSilent {
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
        if (compareAndSetState(count, Math.max(0, count - 1))) return count == 0;
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
    new Thread(OwnLatchSilent::work).start();
    new Thread(OwnLatchSilent::work).start();
    LATCH.acquireShared(1); // expect: deadlock
    assert done == 1;
  }
}
