// Two threads join a third, which ends once: both go on behind its end, and see what it wrote; in either order.
//
// outcome: first 1 of 5
// outcome: first 2 of 5
// outcome: second 1 of 5
// outcome: second 2 of 5

import java.util.concurrent.atomic.AtomicInteger;
import weaveproof.Check;

public class LitmusJoinTwo {
  static final AtomicInteger NUMBER = new AtomicInteger();
  static int x;

  static void follow(Thread thread, String name) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    Check.outcome(name + " " + NUMBER.incrementAndGet() + " of " + x);
  }

  public static void main(String[] args) {
    Thread ended = new Thread(() -> x = 5);
    ended.start();
    new Thread(() -> follow(ended, "first")).start();
    follow(ended, "second");
  }
}
