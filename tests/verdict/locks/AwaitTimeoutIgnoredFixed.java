import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** The answer of await is believed: true only if it was signalled in time. */
public class AwaitTimeoutIgnoredFixed { // expect: no-violation
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
    boolean told = changed || CHANGED.await(1, TimeUnit.MINUTES);
    assert !told || changed;
    LOCK.unlock();
    other.join();
  }
}
