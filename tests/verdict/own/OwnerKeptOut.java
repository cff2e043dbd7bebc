import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** Nobody gets its turn twice in a row: who wants that stands in the way of the others. */
public class OwnerKeptOut {
  static class Turns extends AbstractQueuedSynchronizer {
    @Override
    protected boolean tryAcquire(int ignored) {
      if (getExclusiveOwnerThread() == Thread.currentThread()) return false;
      if (!compareAndSetState(0, 1)) return false;
      setExclusiveOwnerThread(Thread.currentThread());
      return true;
    }

    @Override
    protected boolean tryRelease(int ignored) {
      setState(0);
      return true;
    }
  }

  public static void main(String[] args) {
    Turns turns = new Turns();
    turns.acquire(1);
    new Thread(() -> turns.release(1)).start();
    new Thread(() -> {
      turns.acquire(1); // expect: deadlock
      turns.release(1);
    }).start();
    turns.acquire(1); // expect: deadlock
    turns.release(1);
  }
}
