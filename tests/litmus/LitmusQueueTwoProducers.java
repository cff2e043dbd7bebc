// Two producers and one consumer at an ArrayBlockingQueue with room for one: the producer that comes second waits until
// the first one's thing is taken. Main gets both, in either order.
//
// (The producers put in atomic steps, which stop where they have to wait: too many states otherwise.)
//
// outcome: 12
// outcome: 21

import java.util.concurrent.ArrayBlockingQueue;
import weaveproof.Check;

public class LitmusQueueTwoProducers {
  static final ArrayBlockingQueue<Integer> QUEUE = new ArrayBlockingQueue<>(1);
  static int first, second;

  static void put(int thing) {
    try {
      QUEUE.put(thing);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  static int take() {
    try {
      return QUEUE.take();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) {
    new Thread(() -> Check.atomic(() -> put(1))).start();
    new Thread(() -> Check.atomic(() -> put(2))).start();
    Check.atomic(() -> first = take());
    Check.atomic(() -> second = take());
    Check.outcome("" + first + second);
  }
}
