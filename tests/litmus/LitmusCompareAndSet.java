// Two threads try to change 0 into their own number. The first to act succeeds, the other fails and changes nothing.
//
// outcome: a=true b=false value=1
// outcome: a=false b=true value=2

import java.util.concurrent.atomic.AtomicInteger;
import weaveproof.Check;

public class LitmusCompareAndSet {
  static final AtomicInteger VALUE = new AtomicInteger();
  static boolean a, b;

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> a = VALUE.compareAndSet(0, 1));
    Thread second = new Thread(() -> b = VALUE.compareAndSet(0, 2));
    first.start();
    second.start();
    first.join();
    second.join();
    Check.outcome("a=" + a + " b=" + b + " value=" + VALUE);
  }
}
