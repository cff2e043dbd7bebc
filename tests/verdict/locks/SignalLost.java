import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A signal that nobody waits for is lost. */
public class SignalLost {
  static final ReentrantLock LOCK = new ReentrantLock();
  static final Condition CHANGED = LOCK.newCondition();

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      LOCK.lock();
      CHANGED.signal();
      LOCK.unlock();
    });
    other.start();
    LOCK.lock();
    CHANGED.await(); // expect: deadlock
    LOCK.unlock();
    other.join();
  }
}
