// A queue that gives the least first. The other puts 2 and then 1, main takes twice without waiting: what it gets is
// the least of what is there at that moment.
//
// Both polls before the first put: nothing twice. Between the puts: 2, at the first or second poll. Behind both: 1
// and 2. Written P for a poll: P 2 P 1: null 2. P 2 1 P: null 1. 2 P P 1: 2 null. 2 P 1 P: 2 1. 2 1 P P: 1 2.
//
// outcome: null null
// outcome: null 2
// outcome: null 1
// outcome: 2 null
// outcome: 2 1
// outcome: 1 2

import java.util.concurrent.PriorityBlockingQueue;
import weaveproof.Check;

public class LitmusPriorityQueue {
  static final PriorityBlockingQueue<Integer> QUEUE = new PriorityBlockingQueue<>(4);

  public static void main(String[] args) {
    new Thread(() -> {
      QUEUE.add(2);
      QUEUE.add(1);
    }).start();
    Integer first = QUEUE.poll();
    Check.outcome(first + " " + QUEUE.poll());
  }
}
