import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Two readers are inside at once, and each of them writes. */
public class WriteUnderReadLock {
  static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
  static int count;

  static void add() {
    LOCK.readLock().lock();
    count++;
    LOCK.readLock().unlock();
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> add());
    other.start();
    add();
    other.join();
    assert count == 2; // expect: assertion
  }
}
