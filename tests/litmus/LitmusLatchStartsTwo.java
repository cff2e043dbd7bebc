// A latch as a starting gun for two threads: one countDown lets both go on. None of them starts before it; main's write
// behind it comes before or behind each one's look.
//
// (The two wait in atomic steps: too many states otherwise.)
//
// outcome: 1 1
// outcome: 1 2
// outcome: 2 1
// outcome: 2 2

import java.util.concurrent.CountDownLatch;
import weaveproof.Check;

public class LitmusLatchStartsTwo {
  static final CountDownLatch LATCH = new CountDownLatch(1);
  static volatile int x;
  static int a, b;

  static void await() {
    try {
      LATCH.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> {
      Check.atomic(LitmusLatchStartsTwo::await);
      a = x;
    });
    Thread second = new Thread(() -> {
      Check.atomic(LitmusLatchStartsTwo::await);
      b = x;
    });
    first.start();
    second.start();
    x = 1;
    LATCH.countDown();
    x = 2;
    first.join();
    second.join();
    Check.outcome(a + " " + b);
  }
}
