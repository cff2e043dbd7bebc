// A latch is counted down only by who has seen x=0. Seen too late, it is not, and main waits for ever.
//
// outcome: through
// outcome: deadlock

import java.util.concurrent.CountDownLatch;
import weaveproof.Check;

public class LitmusLatchNotCounted {
  static final CountDownLatch LATCH = new CountDownLatch(1);
  static volatile int x;

  public static void main(String[] args) throws InterruptedException {
    new Thread(() -> {
      if (x == 0) LATCH.countDown();
    }).start();
    x = 1;
    LATCH.await();
    Check.outcome("through");
  }
}
