import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** The same as TryGivesUpEarly, by a try that reads a field: nothing is known of what it does. */
public class TryGivesUpEarlyByField {
  static class Permits extends AbstractQueuedSynchronizer {
    int kept;

    @Override
    protected int tryAcquireShared(int ignored) {
      int least = kept, permits = getState();
      return permits > least && compareAndSetState(permits, permits - 1) ? 1 : -1;
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
    new Thread(() -> permits.acquireShared(1)).start(); // expect: deadlock
    new Thread(() -> permits.acquireShared(1)).start(); // expect: deadlock
    permits.releaseShared(2);
  }
}
