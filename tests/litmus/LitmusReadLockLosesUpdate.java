// A read lock is a lock in common that does not exclude: two threads that hold it and add 1 may lose one addition.
//
// outcome: 1
// outcome: 2

import java.util.concurrent.locks.ReentrantReadWriteLock;
import weaveproof.Check;

public class LitmusReadLockLosesUpdate {
  static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
  static int n;

  static void add() {
    LOCK.readLock().lock();
    n++;
    LOCK.readLock().unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(LitmusReadLockLosesUpdate::add);
    other.start();
    add();
    other.join();
    Check.outcome(n);
  }
}
