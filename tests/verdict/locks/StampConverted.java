import java.util.concurrent.locks.StampedLock;

/** A reader becomes a writer if it is alone, and else waits for the write lock. */
public class StampConverted { // expect: no-violation
  static final StampedLock LOCK = new StampedLock();
  static int count;

  static void add() {
    long stamp = LOCK.readLock();
    long write = LOCK.tryConvertToWriteLock(stamp);
    if (write == 0) {
      LOCK.unlockRead(stamp);
      write = LOCK.writeLock();
    }
    count++;
    LOCK.unlockWrite(write);
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> add());
    other.start();
    add();
    other.join();
    assert count == 2;
  }
}
