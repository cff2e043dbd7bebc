// put waits for a taker; poll does not wait for a putter. Main polls once: it finds the other's thing if the other
// waits already, else nothing, and then the other waits for ever.
//
// outcome: 7
// outcome: null
// outcome: deadlock

import java.util.concurrent.SynchronousQueue;
import weaveproof.Check;

public class LitmusSynchronousPutPoll {
  public static void main(String[] args) {
    SynchronousQueue<Integer> queue = new SynchronousQueue<>();
    new Thread(() -> {
      try {
        queue.put(7);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }).start();
    Check.outcome(queue.poll());
  }
}
