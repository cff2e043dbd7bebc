// A writer that takes the read lock before it lets the write lock go keeps other writers out all the time: it sees its
// own value. Others read meanwhile.
//
// The second writer comes before (its value is overwritten) or behind the reader's section (it remains), never between.
//
// outcome: saw 1 end 1
// outcome: saw 1 end 5

import java.util.concurrent.locks.ReentrantReadWriteLock;
import weaveproof.Check;

public class LitmusDowngrade {
  static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
  static int x;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      LOCK.writeLock().lock();
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
    Check.outcome("saw " + seen + " end " + x);
  }
}
