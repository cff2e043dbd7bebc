import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReadWriteLock;

/** RCXC: a call on a lock, condition, semaphore, latch or barrier goes. */
class Rcxc {
  static final class Node {
    void lock() {}
    void unlock() {}
  }

  void all(Condition changed, Semaphore permits, CountDownLatch latch, ReadWriteLock both, Node node)
      throws InterruptedException {
    changed.await();
    permits.acquire(2);
    if (latch.await(1, TimeUnit.SECONDS)) latch.countDown();
    both.readLock().lock();
    node.lock();
    changed.signalAll();
    permits.availablePermits();
  }
}
