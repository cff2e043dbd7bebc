import java.util.concurrent.locks.StampedLock;

/** Values are used after validate() only; else they are read under the read lock. */
public class OptimisticReadNotValidatedFixed { // expect: no-violation
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
    int seenX = x;
    int seenY = y;
    if (!LOCK.validate(stamp)) {
      stamp = LOCK.readLock();
      seenX = x;
      seenY = y;
      LOCK.unlockRead(stamp);
    }
    assert seenX == seenY;
    writer.join();
  }
}
