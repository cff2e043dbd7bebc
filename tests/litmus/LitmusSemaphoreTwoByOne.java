// One thread wants two permits, main gives them one by one, and tries to take one back. The thread has both by then,
// and main gets none; or it has not, as it has come later or has not woken up, and main gets one, which it gives
// back. In the end the thread has both.
//
// outcome: none back, 1
// outcome: one back, 0
// outcome: in the end 1

import java.util.concurrent.Semaphore;
import weaveproof.Check;

public class LitmusSemaphoreTwoByOne {
  static final Semaphore PERMITS = new Semaphore(0);
  static volatile int taken;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      PERMITS.acquireUninterruptibly(2);
      taken = 1;
    });
    other.start();
    PERMITS.release();
    PERMITS.release();
    if (PERMITS.tryAcquire()) {
      Check.outcome("one back, " + taken);
      PERMITS.release();
      other.join();
    } else {
      other.join();
      Check.outcome("none back, " + taken);
    }
    Check.outcome("in the end " + taken);
  }
}
