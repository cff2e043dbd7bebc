// Main has a lock of the program's own, one thread waits for it, and another one does not wait for ever. That one may give up
// whether the lock is free or not, before or after the other had it; the other always gets it.
//
// outcome: a b
// outcome: b a
// outcome: a
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import weaveproof.Check;

public class LitmusOwnTimedBesideUntimed {
  static class Mutex extends AbstractQueuedSynchronizer {
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

  static final Mutex MUTEX = new Mutex();
  static String order = "";

  public static void main(String[] args) throws InterruptedException {
    MUTEX.acquire(1);
    Thread a = new Thread(() -> {
      MUTEX.acquire(1);
      order += "a ";
      MUTEX.release(1);
    });
    Thread b = new Thread(() -> {
      try {
        if (!MUTEX.tryAcquireNanos(1, 1000)) return;
      } catch (InterruptedException never) {
        throw new AssertionError(never);
      }
      order += "b ";
      MUTEX.release(1);
    });
    a.start();
    b.start();
    MUTEX.release(1);
    a.join();
    b.join();
    Check.outcome(order.trim());
  }
}
