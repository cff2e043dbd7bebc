import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Two readers can be inside at the same time: each waits there for the other. */
public class ReadersTogether { // expect: no-violation
  static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
  static volatile boolean first;
  static volatile boolean second;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      LOCK.readLock().lock();
      first = true;
      while (!second) Thread.onSpinWait();
      LOCK.readLock().unlock();
    });
    other.start();
    LOCK.readLock().lock();
    second = true;
    while (!first) Thread.onSpinWait();
    LOCK.readLock().unlock();
    other.join();
    assert LOCK.getReadLockCount() == 0;
  }
}
