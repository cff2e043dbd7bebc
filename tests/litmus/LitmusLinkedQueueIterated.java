// An iteration over a ConcurrentLinkedQueue goes on with what it finds: what was added behind it when it began may
// show or not, but nothing that was there is missed, and order is kept. 1 is there; 2 and 3 are added meanwhile.
//
// outcome: 1
// outcome: 12
// outcome: 123

import java.util.concurrent.ConcurrentLinkedQueue;
import weaveproof.Check;

public class LitmusLinkedQueueIterated {
  static final ConcurrentLinkedQueue<Integer> QUEUE = new ConcurrentLinkedQueue<>();

  public static void main(String[] args) {
    QUEUE.add(1);
    new Thread(() -> {
      QUEUE.add(2);
      QUEUE.add(3);
    }).start();
    int seen = 0;
    for (int element : QUEUE) seen = 10 * seen + element;
    Check.outcome(seen);
  }
}
