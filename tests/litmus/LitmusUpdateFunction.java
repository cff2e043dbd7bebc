// updateAndGet calls its function again when someone else was faster: the double of what is there, and one more than
// what is there, in either order. From 1: doubled first (2, then 3), or increased first (2, then 4).
//
// outcome: doubled=2 value=3
// outcome: doubled=4 value=4

import java.util.concurrent.atomic.AtomicInteger;
import weaveproof.Check;

public class LitmusUpdateFunction {
  static final AtomicInteger VALUE = new AtomicInteger(1);
  static int doubled;

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> doubled = VALUE.updateAndGet(v -> 2 * v));
    Thread second = new Thread(VALUE::getAndIncrement);
    first.start();
    second.start();
    first.join();
    second.join();
    Check.outcome("doubled=" + doubled + " value=" + VALUE);
  }
}
