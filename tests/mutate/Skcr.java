import java.util.concurrent.locks.ReentrantLock;

/** SKCR: a critical region begins later, ends earlier, or both. */
class Skcr {
  private final ReentrantLock lock = new ReentrantLock();
  private int count;

  void block() {
    synchronized (this) {
      count = 1;
      final int seen = count;
      count = seen + 2;
    }
  }

  synchronized int method() {
    int seen = count;
    return seen + 1;
  }

  void between() {
    lock.lock();
    count = 1;
    count = 2;
    count = 3;
    lock.unlock();
  }

  int guarded() {
    lock.lock();
    try {
      int seen = count;
      count = seen + 1;
      return seen;
    } finally {
      lock.unlock();
    }
  }
}
