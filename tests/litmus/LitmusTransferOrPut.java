// A LinkedTransferQueue: tryTransfer gives a thing only to who waits for one already; else the thing is not put in.
// Main tries, and puts another one in any case. The other takes one: what was transferred, or the one that was put.
//
// outcome: transferred true, left 2
// outcome: transferred false, left null
// outcome: transferred false, left 2
// outcome: took 1
// outcome: took 2

import java.util.concurrent.LinkedTransferQueue;
import weaveproof.Check;

public class LitmusTransferOrPut {
  public static void main(String[] args) {
    LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
    new Thread(() -> {
      try {
        Check.outcome("took " + queue.take());
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }).start();
    boolean transferred = queue.tryTransfer(1);
    queue.put(2);
    Check.outcome("transferred " + transferred + ", left " + queue.peek());
  }
}
