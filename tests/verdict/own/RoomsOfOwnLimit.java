import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** As many may be inside as the room was made for, which is a final field. */
public class RoomsOfOwnLimit { // expect: no-violation
  static class Room extends AbstractQueuedSynchronizer {
    private final int limit;

    Room(int limit) {
      this.limit = limit;
    }

    @Override
    protected int tryAcquireShared(int ignored) {
      for (;;) {
        int inside = getState();
        if (inside >= limit) return -1;
        if (compareAndSetState(inside, inside + 1)) return limit - inside - 1;
      }
    }

    @Override
    protected boolean tryReleaseShared(int ignored) {
      for (;;) {
        int inside = getState();
        if (compareAndSetState(inside, inside - 1)) return true;
      }
    }
  }

  static final Room SMALL = new Room(1), LARGE = new Room(2);
  static int inside;

  static void run() {
    LARGE.acquireShared(1);
    SMALL.acquireShared(1);
    assert ++inside == 1;
    inside--;
    SMALL.releaseShared(1);
    LARGE.releaseShared(1);
  }

  public static void main(String[] args) {
    new Thread(RoomsOfOwnLimit::run).start();
    new Thread(RoomsOfOwnLimit::run).start();
    run();
  }
}
