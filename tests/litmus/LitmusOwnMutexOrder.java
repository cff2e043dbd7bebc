// A lock of the program's own that three threads take. Main has it before the others start, so it is the first; of the others either may
// be the second.
//
// outcome: mab
// outcome: mba
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import weaveproof.Check;

public class LitmusOwnMutexOrder {
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

  static Thread started(String name) {
    Thread thread = new Thread(() -> {
      MUTEX.acquire(1);
      order += name;
      MUTEX.release(1);
    });
    thread.start();
    return thread;
  }

  public static void main(String[] args) throws InterruptedException {
    MUTEX.acquire(1);
    Thread a = started("a"), b = started("b");
    order += "m";
    MUTEX.release(1);
    a.join();
    b.join();
    Check.outcome(order);
  }
}
