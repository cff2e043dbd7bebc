// A latch that is opened once lets both go that wait for it, whether they had to wait or not; a second countDown
// changes nothing. Each of them draws a number: either one may be first, and main's own number comes anywhere.
//
// outcome: first 0
// outcome: first 1
// outcome: first 2
// outcome: second 0
// outcome: second 1
// outcome: second 2

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import weaveproof.Check;

public class LitmusLatchFreesTwo {
  static final CountDownLatch LATCH = new CountDownLatch(1);
  static final AtomicInteger NUMBER = new AtomicInteger();

  static void run(String name) {
    try {
      LATCH.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    Check.outcome(name + " " + NUMBER.getAndIncrement());
  }

  public static void main(String[] args) {
    new Thread(() -> run("first")).start();
    new Thread(() -> run("second")).start();
    LATCH.countDown();
    LATCH.countDown();
    NUMBER.getAndIncrement();
  }
}
