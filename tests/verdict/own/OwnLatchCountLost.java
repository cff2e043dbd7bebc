import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** A latch that two threads count down, each by a read and a write: one count may be lost. */
public class OwnLatchCountLost {
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
      int count = getState() - 1;
      setState(count);
      return count == 0;
    }
  }

  static final Latch LATCH = new Latch(2);
  static volatile int done;

  static void work() {
    done |= 1;
    LATCH.releaseShared(1);
  }

  public static void main(String[] args) {
    new Thread(OwnLatchCountLost::work).start();
    new Thread(OwnLatchCountLost::work).start();
    LATCH.acquireShared(1); // expect: deadlock
    assert done == 1;
  }
}
