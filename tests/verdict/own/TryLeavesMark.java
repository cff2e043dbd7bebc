import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/**
 * A lock whose tries leave a mark when they fail, so that only then somebody is woken. Who was woken takes the mark away that the
 * next one has left.
 */
public class TryLeavesMark {
  static class Lock extends AbstractQueuedSynchronizer {
    static final int TAKEN = 1, WAITED_FOR = 2;

    @Override
    protected boolean tryAcquire(int ignored) {
      if (compareAndSetState(0, TAKEN)) return true;
      compareAndSetState(TAKEN, WAITED_FOR);
      return false;
    }

    @Override
    protected boolean tryRelease(int ignored) {
      int before = getState();
      setState(0);
      return before == WAITED_FOR;
    }
  }

  static final Lock LOCK = new Lock();

  static void run() {
    LOCK.acquire(1); // expect: deadlock
    LOCK.release(1);
  }

  public static void main(String[] args) {
    LOCK.acquire(1);
    new Thread(TryLeavesMark::run).start();
    new Thread(TryLeavesMark::run).start();
    LOCK.release(1);
  }
}
