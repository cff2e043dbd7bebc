import java.util.concurrent.locks.ReentrantLock;

/** EXCR: a critical region takes in the statement before it, or behind it. */
class Excr {
  private final ReentrantLock lock = new ReentrantLock();
  private int count;

  int block() {
    int before = count;
    synchronized (this) {
      count = before + 1;
    }
    int behind = count;
    return before + behind;
  }

  int between() {
    count = 0;
    lock.lock();
    count = 1;
    lock.unlock();
    return count;
  }

  void guarded() {
    count = 0;
    lock.lock();
    try {
      count = 1;
    } finally {
      lock.unlock();
    }
    count = 2;
  }
}
