// tryLock with a time, while main holds the lock and then lets it go. The attempt succeeds behind that, whether it had
// to wait or not, and then sees x=2; or the time is over first.
//
// outcome: got it, x=2
// outcome: gave up

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusTryLockTimed {
  static final ReentrantLock LOCK = new ReentrantLock();
  static int x;
  static String result;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      try {
        result = LOCK.tryLock(20, TimeUnit.MILLISECONDS) ? "got it, x=" + x : "gave up";
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    });
    LOCK.lock();
    other.start();
    x = 1;
    x = 2;
    LOCK.unlock();
    other.join();
    Check.outcome(result);
  }
}
