// A latch that two threads count down. Behind await main sees what both wrote before, and perhaps what they write
// later: each by itself.
//
// outcome: 1 1
// outcome: 1 2
// outcome: 2 1
// outcome: 2 2

import java.util.concurrent.CountDownLatch;
import weaveproof.Check;

public class LitmusLatchOfTwo {
  static final CountDownLatch LATCH = new CountDownLatch(2);
  static int x, y;

  public static void main(String[] args) throws InterruptedException {
    new Thread(() -> {
      x = 1;
      LATCH.countDown();
      x = 2;
    }).start();
    new Thread(() -> {
      y = 1;
      LATCH.countDown();
      y = 2;
    }).start();
    LATCH.await();
    int first = x;
    Check.outcome(first + " " + y);
  }
}
