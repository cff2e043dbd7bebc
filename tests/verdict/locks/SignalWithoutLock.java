import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** signal() by a thread that did not get the lock. */
public class SignalWithoutLock {
  static final ReentrantLock LOCK = new ReentrantLock();
  static final Condition CHANGED = LOCK.newCondition();

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      if (LOCK.tryLock()) LOCK.unlock();
      else CHANGED.signal(); // expect: exception java.lang.IllegalMonitorStateException
    });
    other.start();
    LOCK.lock();
    LOCK.unlock();
    other.join();
  }
}
