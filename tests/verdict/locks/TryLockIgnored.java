import java.util.concurrent.locks.ReentrantLock;

/** tryLock() may fail, and then unlock() is an error. */
public class TryLockIgnored {
  static final ReentrantLock LOCK = new ReentrantLock();

  static void use() {
    LOCK.tryLock();
    LOCK.unlock(); // expect: exception java.lang.IllegalMonitorStateException
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> use());
    other.start();
    use();
    other.join();
  }
}
