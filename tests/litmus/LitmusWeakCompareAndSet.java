// Without --weak-cas a weakCompareAndSet fails only if the value is another one. Two threads try once: the first to come succeeds.
// (See tests/verdict/atomics/WeakCasOnce.java for the other way.)
//
// outcome: true false
// outcome: false true

import java.util.concurrent.atomic.AtomicInteger;
import weaveproof.Check;

public class LitmusWeakCompareAndSet {
  static final AtomicInteger number = new AtomicInteger();
  static boolean a, b;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> a = number.weakCompareAndSetVolatile(0, 1));
    other.start();
    b = number.weakCompareAndSetVolatile(0, 2);
    other.join();
    Check.outcome(a + " " + b);
  }
}
