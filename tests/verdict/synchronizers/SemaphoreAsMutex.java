import java.util.concurrent.Semaphore;

/** One permit is a mutex; any thread may give it back. */
public class SemaphoreAsMutex { // expect: no-violation
  static final Semaphore MUTEX = new Semaphore(1);
  static int count;

  static void add() {
    MUTEX.acquireUninterruptibly();
    try {
      count++;
    } finally {
      MUTEX.release();
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> add());
    other.start();
    add();
    other.join();
    assert count == 2 && MUTEX.availablePermits() == 1;
  }
}
