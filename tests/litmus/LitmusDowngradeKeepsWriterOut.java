// Main writes, takes the read lock while it has the write lock, lets the write lock go and reads: what it wrote is
// still there, as no other writer gets in between. The other writer comes before all that (finds 0, and main's 1
// remains) or behind it (finds 1, and its own 5 remains).
//
// outcome: main reads 1, other found 0, left 1
// outcome: main reads 1, other found 1, left 5

import java.util.concurrent.locks.ReentrantReadWriteLock;
import weaveproof.Check;

public class LitmusDowngradeKeepsWriterOut {
  static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
  static int x, found;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      LOCK.writeLock().lock();
      found = x;
      x = 5;
      LOCK.writeLock().unlock();
    });
    other.start();
    LOCK.writeLock().lock();
    x = 1;
    LOCK.readLock().lock();
    LOCK.writeLock().unlock();
    int seen = x;
    LOCK.readLock().unlock();
    other.join();
    Check.outcome("main reads " + seen + ", other found " + found + ", left " + x);
  }
}
