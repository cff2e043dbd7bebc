// A try that succeeds when the state changes while it looks, if the owner is the same before and after, which it always is here. The state
// changes three times, so the try can see a change and succeed before the last release, or after it; or it never does, and the thread
// waits for ever.
//
// outcome: seen false
// outcome: seen true
// outcome: deadlock
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import weaveproof.Check;

public class LitmusOwnOwnerTwice {
  static volatile boolean acquired;

  static class Flipped extends AbstractQueuedSynchronizer {
    @Override
    protected boolean tryAcquire(int ignored) {
      Thread before = getExclusiveOwnerThread();
      int first = getState(), second = getState();
      Thread after = getExclusiveOwnerThread();
      return before == after && first != second;
    }

    @Override
    protected boolean tryRelease(int ignored) {
      setState(1 - getState());
      return true;
    }

    void own() {
      setExclusiveOwnerThread(Thread.currentThread());
    }
  }

  public static void main(String[] args) {
    Flipped flipped = new Flipped();
    flipped.own();
    new Thread(() -> {
      flipped.acquire(1);
      acquired = true;
    }).start();
    for (int i = 0; i < 3; ++i) flipped.release(1);
    Check.outcome("seen " + acquired);
  }
}
