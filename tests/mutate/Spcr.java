import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;

/** SPCR: a critical region becomes two. */
class Spcr {
  private final ReentrantLock lock = new ReentrantLock();
  private final Semaphore permits = new Semaphore(1);
  private static int count;

  void block() {
    if (count == 0) synchronized (this) {
      int[] seen = {count};
      count = seen[0] + 1;
    }
  }

  static synchronized void method() {
    var seen = count;
    count = seen + 1;
  }

  void between() throws InterruptedException {
    permits.acquire();
    int seen = count;
    count = seen + 1;
    permits.release();
  }

  int guarded() {
    lock.lock();
    try {
      count++;
      return count;
    } finally {
      lock.unlock();
    }
  }
}
