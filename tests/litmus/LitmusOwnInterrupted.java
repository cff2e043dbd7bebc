// A thread that wants a lock of the program's own is interrupted while main has the lock, and then main gives it back. If the thread has not called
// yet, or waits, it goes away with an exception, which takes the interrupt with it. But it looks for an interrupt when it begins, and when
// it was parked; if it was interrupted behind the first look, and tries for the lock only when that is free, it has the lock, and is still
// interrupted.
//
// outcome: interrupted, flag false
// outcome: acquired, flag true
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import weaveproof.Check;

public class LitmusOwnInterrupted {
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

  public static void main(String[] args) throws InterruptedException {
    Mutex mutex = new Mutex();
    mutex.acquire(1);
    Thread waiter = new Thread(() -> {
      String end = "acquired";
      try {
        mutex.acquireInterruptibly(1);
      } catch (InterruptedException interrupted) {
        end = "interrupted";
      }
      Check.outcome(end + ", flag " + Thread.currentThread().isInterrupted());
    });
    waiter.start();
    waiter.interrupt();
    mutex.release(1);
  }
}
