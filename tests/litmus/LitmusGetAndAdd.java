// getAndAdd is one action: nothing is lost, and each thread learns what was there before. A reader sees one of the
// values in between: 0, the first addition, or the sum.
//
// outcome: a=0 b=1 seen=0
// outcome: a=0 b=1 seen=1
// outcome: a=0 b=1 seen=11
// outcome: a=10 b=0 seen=0
// outcome: a=10 b=0 seen=10
// outcome: a=10 b=0 seen=11

import java.util.concurrent.atomic.AtomicInteger;
import weaveproof.Check;

public class LitmusGetAndAdd {
  static final AtomicInteger VALUE = new AtomicInteger();
  static int a, b;

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> a = VALUE.getAndAdd(1));
    Thread second = new Thread(() -> b = VALUE.getAndAdd(10));
    first.start();
    second.start();
    int seen = VALUE.get();
    first.join();
    second.join();
    Check.outcome("a=" + a + " b=" + b + " seen=" + seen);
  }
}
