import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** Who wants more than there will ever be is refused without a look at what there is, and keeps out who came later. */
public class WantsTooMuch {
  static class Permits extends AbstractQueuedSynchronizer {
    static final int MOST = 4;

    @Override
    protected int tryAcquireShared(int acquires) {
      if (acquires > MOST) return -1;
      for (;;) {
        int permits = getState(), left = permits - acquires;
        if (left < 0 || compareAndSetState(permits, left)) return left;
      }
    }

    @Override
    protected boolean tryReleaseShared(int releases) {
      for (;;) {
        int permits = getState();
        if (compareAndSetState(permits, permits + releases)) return true;
      }
    }
  }

  public static void main(String[] args) {
    Permits permits = new Permits();
    Thread greedy = new Thread(() -> permits.acquireShared(5));
    greedy.setDaemon(true);
    greedy.start();
    new Thread(() -> permits.acquireShared(1)).start(); // expect: deadlock
    permits.releaseShared(1);
  }
}
