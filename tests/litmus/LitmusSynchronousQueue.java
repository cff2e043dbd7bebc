// A SynchronousQueue has no room: an offer that does not wait succeeds only if a taker waits at that moment. The taker
// has a time-out; who offered in vain does not try again.
//
// outcome: offered true, polled 1
// outcome: offered false, polled null

import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import weaveproof.Check;

public class LitmusSynchronousQueue {
  static final SynchronousQueue<Integer> QUEUE = new SynchronousQueue<>();
  static Integer polled;

  public static void main(String[] args) throws InterruptedException {
    Thread taker = new Thread(() -> {
      try {
        polled = QUEUE.poll(20, TimeUnit.MILLISECONDS);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    });
    taker.start();
    boolean offered = QUEUE.offer(1);
    taker.join();
    Check.outcome("offered " + offered + ", polled " + polled);
  }
}
