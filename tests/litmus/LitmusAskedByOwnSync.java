// hasQueuedPredecessors tells who waits, and the other thread may have come to wait between the write of y and the look.
//
// outcome: false
// outcome: true
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import weaveproof.Check;

public class LitmusAskedByOwnSync {
  static class Sync extends AbstractQueuedSynchronizer {
    @Override
    protected boolean tryAcquire(int ignored) {
      return compareAndSetState(0, 1);
    }

    @Override
    protected boolean tryRelease(int ignored) {
      setState(0);
      return true;
    }
  }

  static volatile int y;

  public static void main(String[] args) {
    Sync sync = new Sync();
    sync.acquire(1);
    new Thread(() -> {
      while (y == 0) Thread.yield();
      sync.acquire(1);
      sync.release(1);
    }).start();
    y = 1;
    Check.outcome(sync.hasQueuedPredecessors());
    sync.release(1);
  }
}
