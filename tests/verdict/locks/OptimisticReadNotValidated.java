import java.util.concurrent.locks.StampedLock;

/** An optimistic read is only worth something once it has been validated. */
public class OptimisticReadNotValidated {
  static final StampedLock LOCK = new StampedLock();
  static int x;
  static int y;

  public static void main(String[] args) throws Exception {
    Thread writer = new Thread(() -> {
      long stamp = LOCK.writeLock();
      x = 1;
      y = 1;
      LOCK.unlockWrite(stamp);
    });
    writer.start();
    long stamp = LOCK.tryOptimisticRead();
    if (stamp != 0) {
      assert x == y; // expect: assertion
    }
    writer.join();
  }
}
