// One thing in a deque and two that take it, one of them waiting for it. Main polls: it has it, and the other waits
// for ever; or the other has it, and main finds nothing.
//
// outcome: main 1
// outcome: main null
// outcome: other 1
// outcome: deadlock

import java.util.concurrent.LinkedBlockingDeque;
import weaveproof.Check;

public class LitmusDequeTakenByOne {
  public static void main(String[] args) {
    LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>();
    new Thread(() -> {
      try {
        Check.outcome("other " + deque.take());
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }).start();
    deque.add(1);
    Check.outcome("main " + deque.poll());
  }
}
