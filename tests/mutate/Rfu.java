import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** RFU: an unlock in finally is done at the end and before a return, but not after an exception. */
class Rfu {
  private final Lock lock = new ReentrantLock();
  private final Semaphore permits = new Semaphore(1);
  private int count;

  void plain() {
    lock.lock();
    try {
      count++;
    } finally {
      lock.unlock();
    }
  }

  int returning() {
    lock.lock();
    try {
      if (count > 3) return 3;
      Runnable inner = () -> { return; };
      return count;
    } finally {
      lock.unlock();
    }
  }

  void caught() throws InterruptedException {
    if (count > 0)
      try {
        permits.acquire();
      } catch (RuntimeException e) {
        return;
      } finally {
        permits.release();
      }
  }

  void otherwise() {
    try {
      count++;
    } finally {
      count--;
    }
  }
}
