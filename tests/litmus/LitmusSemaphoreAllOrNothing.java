// Two permits: the other thread takes one while it writes twice, main takes both at once if they are there. With both
// it is alone: 0 or 2. If it does not get them the other was inside, and is anywhere when main looks.
//
// outcome: both 0
// outcome: both 2
// outcome: none 0
// outcome: none 1
// outcome: none 2

import java.util.concurrent.Semaphore;
import weaveproof.Check;

public class LitmusSemaphoreAllOrNothing {
  static final Semaphore PERMITS = new Semaphore(2);
  static int x;

  public static void main(String[] args) {
    new Thread(() -> {
      PERMITS.acquireUninterruptibly();
      x = 1;
      x = 2;
      PERMITS.release();
    }).start();
    if (PERMITS.tryAcquire(2)) {
      Check.outcome("both " + x);
      PERMITS.release(2);
    } else {
      Check.outcome("none " + x);
    }
  }
}
