// Behind await everything is seen that came before the last countDown; what comes behind countDown may or may not be.
//
// outcome: 1
// outcome: 2

import java.util.concurrent.CountDownLatch;
import weaveproof.Check;

public class LitmusCountDownLatch {
  static final CountDownLatch LATCH = new CountDownLatch(1);
  static int x;

  public static void main(String[] args) throws InterruptedException {
    new Thread(() -> {
      x = 1;
      LATCH.countDown();
      x = 2;
    }).start();
    LATCH.await();
    Check.outcome(x);
  }
}
