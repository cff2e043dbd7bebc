// Three additions to one number, 1, 2 and 4, each of which learns what was there before. All of them are there in the
// end, and what they have found tells their order: six orders, six outcomes. Two of the additions never commute, as
// each can see whether the other has been.
//
// outcome: 0 1 3
// outcome: 0 5 1
// outcome: 2 0 3
// outcome: 6 0 2
// outcome: 4 5 0
// outcome: 6 4 0

import java.util.concurrent.atomic.AtomicInteger;
import weaveproof.Check;

public class LitmusGetAndAddChain {
  static final AtomicInteger SUM = new AtomicInteger();
  static int a, b, c;

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> a = SUM.getAndAdd(1));
    Thread second = new Thread(() -> b = SUM.getAndAdd(2));
    first.start();
    second.start();
    c = SUM.getAndAdd(4);
    first.join();
    second.join();
    Check.outcome(a + " " + b + " " + c);
  }
}
