import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.AbstractQueuedLongSynchronizer;

/** Three threads, and permits for all of them, counted by a long, though there is room for two. */
public class OwnLongPermitsOfThree {
  static class Permits extends AbstractQueuedLongSynchronizer {
    Permits(long permits) {
      setState(permits);
    }

    @Override
    protected long tryAcquireShared(long acquires) {
      for (;;) {
        long left = getState() - acquires;
        if (left < 0 || compareAndSetState(left + acquires, left)) return left;
      }
    }

    @Override
    protected boolean tryReleaseShared(long releases) {
      for (;;) {
        long permits = getState();
        if (compareAndSetState(permits, permits + releases)) return true;
      }
    }
  }

  static final Permits PERMITS = new Permits(3);
  static final AtomicInteger INSIDE = new AtomicInteger();

  static void run() {
    PERMITS.acquireShared(1);
    assert INSIDE.incrementAndGet() <= 2; // expect: assertion
    INSIDE.decrementAndGet();
    PERMITS.releaseShared(1);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(OwnLongPermitsOfThree::run), second = new Thread(OwnLongPermitsOfThree::run);
    first.start();
    second.start();
    run();
    first.join();
    second.join();
  }
}
