// sanitize: yes
import java.util.concurrent.locks.ReentrantLock;

/** lockInterruptibly() does. */
public class LockIgnoresInterruptFixed { // expect: no-violation
  static final ReentrantLock LOCK = new ReentrantLock();
  static volatile boolean gaveUp;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      try {
        LOCK.lockInterruptibly();
        LOCK.unlock();
      } catch (InterruptedException e) {
        gaveUp = true;
      }
    });
    LOCK.lock();
    other.start();
    other.interrupt();
    other.join();
    LOCK.unlock();
    assert gaveUp;
  }
}
