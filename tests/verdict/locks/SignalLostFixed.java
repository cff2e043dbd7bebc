import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A flag under the lock remembers it. */
public class SignalLostFixed { // expect: no-violation
  static final ReentrantLock LOCK = new ReentrantLock();
  static final Condition CHANGED = LOCK.newCondition();
  static boolean changed;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      LOCK.lock();
      changed = true;
      CHANGED.signal();
      LOCK.unlock();
    });
    other.start();
    LOCK.lock();
    while (!changed) CHANGED.await();
    LOCK.unlock();
    other.join();
  }
}
