import java.util.concurrent.locks.StampedLock;

/** A StampedLock does not know its owner: taking it again waits for ever. */
public class StampedLockTwice {
  static final StampedLock LOCK = new StampedLock();
  static volatile boolean again;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> again = true);
    other.start();
    long stamp = LOCK.writeLock();
    if (again) {
      long second = LOCK.readLock(); // expect: deadlock
      LOCK.unlockRead(second);
    }
    LOCK.unlockWrite(stamp);
    other.join();
  }
}
