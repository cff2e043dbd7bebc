// Between the two locks what is moved is nowhere.
// options: --calls 'move(); total()' --operations 1
// wrong: total() = 0
import java.util.concurrent.atomic.AtomicInteger;

class TwoLocks {
  private final AtomicInteger left = new AtomicInteger(1), right = new AtomicInteger();

  void move() {
    synchronized (left) {
      left.decrementAndGet();
    }
    synchronized (right) {
      right.incrementAndGet();
    }
  }

  int total() {
    synchronized (left) {
      synchronized (right) {
        return left.get() + right.get();
      }
    }
  }
}

class TwoLocksRight {
  private final AtomicInteger left = new AtomicInteger(1), right = new AtomicInteger();

  void move() {
    synchronized (left) {
      left.decrementAndGet();
      synchronized (right) {
        right.incrementAndGet();
      }
    }
  }

  int total() {
    synchronized (left) {
      synchronized (right) {
        return left.get() + right.get();
      }
    }
  }
}
