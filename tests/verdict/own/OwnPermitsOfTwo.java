import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** Three threads, and room for two of them. */
public class OwnPermitsOfTwo { // expect: no-violation
  static class Permits extends AbstractQueuedSynchronizer {
    Permits(int permits) {
      setState(permits);
    }

    @Override
    protected int tryAcquireShared(int acquires) {
      for (;;) {
        int left = getState() - acquires;
        if (left < 0 || compareAndSetState(left + acquires, left)) return left;
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

  static final Permits PERMITS = new Permits(2);
  static final AtomicInteger INSIDE = new AtomicInteger();

  static void run() {
    PERMITS.acquireShared(1);
    assert INSIDE.incrementAndGet() <= 2;
    INSIDE.decrementAndGet();
    PERMITS.releaseShared(1);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(OwnPermitsOfTwo::run), second = new Thread(OwnPermitsOfTwo::run);
    first.start();
    second.start();
    run();
    first.join();
    second.join();
  }
}
