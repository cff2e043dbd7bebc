import java.util.concurrent.locks.ReentrantLock;

/** finally gives the lock back. */
public class LockNotReleasedFixed { // expect: no-violation
  static final ReentrantLock LOCK = new ReentrantLock();
  static volatile int divisor;

  static void divide() {
    LOCK.lock();
    try {
      divisor = 10 / divisor;
    } finally {
      LOCK.unlock();
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      try {
        divide();
      } catch (ArithmeticException e) {
        // Goes on.
      }
    });
    other.start();
    LOCK.lock();
    divisor = 1;
    LOCK.unlock();
    other.join();
    assert !LOCK.isLocked();
  }
}
