import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

// A wait that has a time limit may end by it at any moment here.
// options: --time free
/** The time of a timed tryLock may be over, however short the other's critical section is. */
public class TimedTryLockIgnored {
  static final ReentrantLock LOCK = new ReentrantLock();
  static volatile boolean inside;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      LOCK.lock();
      inside = true;
      inside = false;
      LOCK.unlock();
    });
    other.start();
    boolean got = LOCK.tryLock(10, TimeUnit.SECONDS);
    assert !inside; // expect: assertion
    if (got) LOCK.unlock();
    other.join();
  }
}
