import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** A turn that is given to a thread by name, without waking it. */
public class OwnerGivenAway {
  static class Turn extends AbstractQueuedSynchronizer {
    @Override
    protected boolean tryAcquire(int ignored) {
      return getState() == 0 && getExclusiveOwnerThread() == Thread.currentThread();
    }

    void giveTo(Thread thread) {
      setExclusiveOwnerThread(thread);
    }
  }

  public static void main(String[] args) {
    Turn turn = new Turn();
    Thread other = new Thread(() -> turn.acquire(1)); // expect: deadlock
    other.start();
    turn.giveTo(other);
  }
}
