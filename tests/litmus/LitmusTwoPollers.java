// Two threads poll a ConcurrentLinkedQueue with one element: one of them gets it. A third adds another one meanwhile:
// who comes late may get that, but nobody gets the second one before the first is gone.
//
// The added one comes before both polls, between them, or behind: both get one in either order; or one gets 1 and the
// other comes before the second is there.
//
// outcome: a=1 b=2
// outcome: a=2 b=1
// outcome: a=1 b=null
// outcome: a=null b=1

import java.util.concurrent.ConcurrentLinkedQueue;
import weaveproof.Check;

public class LitmusTwoPollers {
  static final ConcurrentLinkedQueue<Integer> QUEUE = new ConcurrentLinkedQueue<>();
  static Integer a;

  public static void main(String[] args) throws InterruptedException {
    QUEUE.add(1);
    Thread poller = new Thread(() -> a = QUEUE.poll());
    Thread adder = new Thread(() -> QUEUE.add(2));
    poller.start();
    adder.start();
    Integer b = QUEUE.poll();
    poller.join();
    Check.outcome("a=" + a + " b=" + b);
  }
}
