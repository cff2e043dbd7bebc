import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** Opposite orders with timed attempts: who waits too long gives up, and there is no deadlock. */
public class TimedTryLockIgnoredFixed { // expect: no-violation
  static void both(ReentrantLock first, ReentrantLock second) {
    first.lock();
    try {
      if (second.tryLock(10, TimeUnit.MILLISECONDS)) second.unlock();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    } finally {
      first.unlock();
    }
  }

  public static void main(String[] args) throws Exception {
    ReentrantLock a = new ReentrantLock();
    ReentrantLock b = new ReentrantLock();
    Thread other = new Thread(() -> both(b, a));
    other.start();
    both(a, b);
    other.join();
    assert !a.isLocked() && !b.isLocked();
  }
}
