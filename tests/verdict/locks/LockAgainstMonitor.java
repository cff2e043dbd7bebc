import java.util.concurrent.locks.ReentrantLock;

/** A ReentrantLock and a monitor, taken in both orders. */
public class LockAgainstMonitor {
  static final ReentrantLock LOCK = new ReentrantLock();

  static synchronized void monitorFirst() {
    LOCK.lock(); // expect: deadlock
    LOCK.unlock();
  }

  static void lockFirst() {
    LOCK.lock();
    synchronized (LockAgainstMonitor.class) { // expect: deadlock
      LOCK.unlock();
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> monitorFirst());
    other.start();
    lockFirst();
    other.join();
  }
}
