// A latch of two and three countDowns: the other thread's two, with a write between them, and main's one. Opened by
// the other's two: main sees the write. Opened by main's and the other's first: the write may still be to come.
//
// outcome: 0
// outcome: 1

import java.util.concurrent.CountDownLatch;
import weaveproof.Check;

public class LitmusLatchFirstTwoOfThree {
  static volatile int x;

  public static void main(String[] args) throws InterruptedException {
    CountDownLatch latch = new CountDownLatch(2);
    new Thread(() -> {
      latch.countDown();
      x = 1;
      latch.countDown();
    }).start();
    latch.countDown();
    latch.await();
    Check.outcome(x);
  }
}
