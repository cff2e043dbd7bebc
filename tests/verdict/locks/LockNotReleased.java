import java.util.concurrent.locks.ReentrantLock;

/** An exception between lock() and unlock() leaves the lock taken. */
public class LockNotReleased {
  static final ReentrantLock LOCK = new ReentrantLock();
  static volatile int divisor;

  static void divide() {
    LOCK.lock();
    divisor = 10 / divisor;
    LOCK.unlock();
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
    LOCK.lock(); // expect: deadlock
    divisor = 1;
    LOCK.unlock();
    other.join();
  }
}
