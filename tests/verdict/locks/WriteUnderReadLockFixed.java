import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A writer is alone; it steps down to a reader without letting anybody in between. */
public class WriteUnderReadLockFixed { // expect: no-violation
  static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
  static int count;

  static void add() {
    LOCK.writeLock().lock();
    int mine = ++count;
    LOCK.readLock().lock();
    LOCK.writeLock().unlock();
    assert count == mine;
    LOCK.readLock().unlock();
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> add());
    other.start();
    add();
    other.join();
    assert count == 2;
  }
}
