import java.util.concurrent.locks.ReentrantLock;

/** lock() does not answer to interrupts: the thread that main wants to get rid of waits for main. */
public class LockIgnoresInterrupt {
  static final ReentrantLock LOCK = new ReentrantLock();

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      LOCK.lock(); // expect: deadlock
      LOCK.unlock();
    });
    LOCK.lock();
    other.start();
    other.interrupt();
    other.join(); // expect: deadlock
    LOCK.unlock();
  }
}
