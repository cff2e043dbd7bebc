// A try that counts how often it was called. The lock is free when the thread comes: once. It is not: more often, whenever that
// ends; the thread that counts is the only one that calls it.
//
// outcome: once
// outcome: more often
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import weaveproof.Check;

public class LitmusOwnTryCounts {
  static class Mutex extends AbstractQueuedSynchronizer {
    int tries;

    @Override
    protected boolean tryAcquire(int ignored) {
      tries++;
      return compareAndSetState(0, 1);
    }

    @Override
    protected boolean tryRelease(int ignored) {
      setState(0);
      return true;
    }
  }

  public static void main(String[] args) {
    Mutex mutex = new Mutex();
    mutex.acquire(1);
    mutex.tries = 0;
    new Thread(() -> {
      mutex.acquire(1);
      Check.outcome(mutex.tries == 1 ? "once" : "more often");
    }).start();
    mutex.release(1);
  }
}
