// Two threads wait for conditions of a lock of the program's own, and are signalled in this order: so they get the lock again in
// this order, as long as nobody comes between who has not waited.
//
// outcome: ab
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.Condition;
import weaveproof.Check;

public class LitmusOwnConditionOrder {
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

    @Override
    protected boolean isHeldExclusively() {
      return getState() != 0;
    }

    Condition newCondition() {
      return new ConditionObject();
    }
  }

  static final Mutex MUTEX = new Mutex();
  static int waiting;
  static String order = "";

  static Thread waits(Condition condition, String name) {
    Thread thread = new Thread(() -> {
      MUTEX.acquire(1);
      waiting++;
      condition.awaitUninterruptibly();
      order += name;
      MUTEX.release(1);
    });
    thread.start();
    return thread;
  }

  public static void main(String[] args) throws InterruptedException {
    Condition first = MUTEX.newCondition(), second = MUTEX.newCondition();
    Thread a = waits(first, "a"), b = waits(second, "b");
    MUTEX.acquire(1);
    Check.assume(waiting == 2);
    first.signal();
    second.signal();
    MUTEX.release(1);
    a.join();
    b.join();
    Check.outcome(order);
  }
}
