import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** Permits that one thread after the other takes: of two that come at once the second may wait for ever. */
public class PermitsTakenAlone {
  static class Permits extends AbstractQueuedSynchronizer {
    @Override
    protected boolean tryAcquire(int ignored) {
      for (;;) {
        int permits = getState();
        if (permits == 0) return false;
        if (compareAndSetState(permits, permits - 1)) return true;
      }
    }

    @Override
    protected boolean tryRelease(int releases) {
      for (;;) {
        int permits = getState();
        if (compareAndSetState(permits, permits + releases)) return true;
      }
    }
  }

  public static void main(String[] args) {
    Permits permits = new Permits();
    new Thread(() -> permits.acquire(1)).start(); // expect: deadlock
    new Thread(() -> permits.acquire(1)).start(); // expect: deadlock
    permits.release(2);
  }
}
