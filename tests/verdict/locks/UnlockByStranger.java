import java.util.concurrent.locks.ReentrantLock;

/** The lock is given back by a thread that does not hold it. */
public class UnlockByStranger {
  static final ReentrantLock LOCK = new ReentrantLock();

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      if (LOCK.isLocked()) LOCK.unlock(); // expect: exception java.lang.IllegalMonitorStateException
    });
    other.start();
    LOCK.lock();
    LOCK.unlock();
    other.join();
  }
}
