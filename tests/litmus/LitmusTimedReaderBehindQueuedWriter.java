// A timed read lock gives up when a writer stands first in the queue, even if the lock is free: main has let it go, and the
// writer that was woken has not run yet.
//
// outcome: got it
// outcome: given up, locked true, 0
// outcome: given up, locked true, 1
// outcome: given up, locked false, 0
// outcome: given up, locked false, 1
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import weaveproof.Check;

public class LitmusTimedReaderBehindQueuedWriter {
  static volatile int written;

  public static void main(String[] args) throws InterruptedException {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    Thread writer = new Thread(() -> {
      lock.writeLock().lock();
      written = 1;
      lock.writeLock().unlock();
    });
    lock.writeLock().lock();
    writer.start();
    lock.writeLock().unlock();
    if (lock.readLock().tryLock(1, TimeUnit.SECONDS)) {
      Check.outcome("got it");
      lock.readLock().unlock();
    } else {
      boolean locked = lock.isWriteLocked();
      Check.outcome("given up, locked " + locked + ", " + written);
    }
  }
}
