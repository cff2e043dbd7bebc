// Main waits for a thing for some time only. It gets it, whether it was there or comes while main waits; or it gives
// up and finds nothing, and the thing is there later or not yet when it looks again.
//
// outcome: got 1, left null
// outcome: got null, left null
// outcome: got null, left 1

import java.util.concurrent.TimeUnit;
import java.util.concurrent.LinkedBlockingQueue;
import weaveproof.Check;

public class LitmusPollTimedAgainstAdd {
  public static void main(String[] args) throws InterruptedException {
    LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    new Thread(() -> queue.add(1)).start();
    Integer got = queue.poll(1, TimeUnit.SECONDS);
    Check.outcome("got " + got + ", left " + queue.peek());
  }
}
