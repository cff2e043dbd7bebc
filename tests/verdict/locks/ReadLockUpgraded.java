import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A reader that wants to become a writer waits for itself. */
public class ReadLockUpgraded {
  static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
  static volatile boolean stale;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> stale = true);
    other.start();
    LOCK.readLock().lock();
    if (stale) {
      LOCK.writeLock().lock(); // expect: deadlock
      stale = false;
      LOCK.writeLock().unlock();
    }
    LOCK.readLock().unlock();
    other.join();
  }
}
