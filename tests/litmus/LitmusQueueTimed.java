// A queue with room for one. The producer offers 1 and 2 with a time-out; the consumer polls once with a time-out.
//
// The first offer finds room. The consumer gets 1, if it does not give up before. Behind that there is room for 2, if
// the second offer has not given up before. If the consumer gave up, 1 stays there and the second offer gives up too.
//
// outcome: offered true true, polled 1
// outcome: offered true false, polled 1
// outcome: offered true false, polled null

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.TimeUnit;
import weaveproof.Check;

public class LitmusQueueTimed {
  static final ArrayBlockingQueue<Integer> QUEUE = new ArrayBlockingQueue<>(1);
  static String offered;

  static boolean offer(int value) throws InterruptedException {
    return QUEUE.offer(value, 5, TimeUnit.MILLISECONDS);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread producer = new Thread(() -> {
      try {
        offered = offer(1) + " " + offer(2);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    });
    producer.start();
    Integer polled = QUEUE.poll(5, TimeUnit.MILLISECONDS);
    producer.join();
    Check.outcome("offered " + offered + ", polled " + polled);
  }
}
