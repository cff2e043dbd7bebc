// options: --property race
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Both hold the read lock, and one of them writes. */
public class RaceUnderReadLock {
  static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
  static int value;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      LOCK.readLock().lock();
      value++; // expect: race
      LOCK.readLock().unlock();
    });
    other.start();
    LOCK.readLock().lock();
    int seen = value; // expect: race
    LOCK.readLock().unlock();
    other.join();
  }
}
