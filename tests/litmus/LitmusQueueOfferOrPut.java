// An ArrayBlockingQueue with room for one. One thread puts, which waits for room; main offers, which does not. Main
// takes one then.
//
// The offer first: it succeeds, and is what main takes; the put waits until then, or has not been tried. The put first:
// the offer fails, and main takes what was put.
//
// outcome: offered true took 2
// outcome: offered false took 1

import java.util.concurrent.ArrayBlockingQueue;
import weaveproof.Check;

public class LitmusQueueOfferOrPut {
  static final ArrayBlockingQueue<Integer> QUEUE = new ArrayBlockingQueue<>(1);

  public static void main(String[] args) throws InterruptedException {
    new Thread(() -> {
      try {
        QUEUE.put(1);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }).start();
    boolean offered = QUEUE.offer(2);
    Check.outcome("offered " + offered + " took " + QUEUE.take());
  }
}
