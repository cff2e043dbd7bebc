import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

// A wait that has a time limit may end by it at any moment here.
// options: --time free
/** await with a time returns false when nothing has happened. */
public class AwaitTimeoutIgnored {
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
    if (!changed) CHANGED.await(1, TimeUnit.MINUTES);
    assert changed; // expect: assertion
    LOCK.unlock();
    other.join();
  }
}
