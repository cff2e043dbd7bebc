import java.util.concurrent.locks.ReentrantLock;

/** Only who has got the lock gives it back; one of the two gets it for sure. */
public class TryLockIgnoredFixed { // expect: no-violation
  static final ReentrantLock LOCK = new ReentrantLock();
  static int got;

  static void use() {
    if (!LOCK.tryLock()) return;
    try {
      got++;
    } finally {
      LOCK.unlock();
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> use());
    other.start();
    use();
    other.join();
    assert got == 1 || got == 2;
  }
}
