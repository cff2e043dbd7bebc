// One thread changes 0 into 1 and succeeds always, as nobody else touches a 0. The other changes 1 into 2 and succeeds
// only if it comes second.
//
// outcome: b=false value=1
// outcome: b=true value=2

import java.util.concurrent.atomic.AtomicLong;
import weaveproof.Check;

public class LitmusCompareAndSetChain {
  static final AtomicLong VALUE = new AtomicLong();
  static boolean a, b;

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> a = VALUE.compareAndSet(0, 1));
    Thread second = new Thread(() -> b = VALUE.compareAndSet(1, 2));
    first.start();
    second.start();
    first.join();
    second.join();
    Check.outcome((a ? "" : "a=false ") + "b=" + b + " value=" + VALUE);
  }
}
