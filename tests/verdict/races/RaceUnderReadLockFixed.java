// options: --property race
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** The writer holds the write lock. */
public class RaceUnderReadLockFixed { // expect: no-violation
  static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
  static int value;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      LOCK.writeLock().lock();
      value++;
      LOCK.writeLock().unlock();
    });
    other.start();
    LOCK.readLock().lock();
    int seen = value;
    LOCK.readLock().unlock();
    other.join();
    assert seen == 0 || seen == 1;
  }
}
