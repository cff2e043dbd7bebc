// A queue of one place, with one thing in it. The other puts a second, and waits for the place; main takes what is
// there, and tries to put a third without waiting. The place is free (the other has not come, or not woken up):
// main's is in, and the other waits for ever. Or the other's is in already.
//
// outcome: took 1, offered true, left 3
// outcome: took 1, offered false, left 2
// outcome: deadlock

import java.util.concurrent.ArrayBlockingQueue;
import weaveproof.Check;

public class LitmusArrayQueueFullOrEmpty {
  static final ArrayBlockingQueue<Integer> QUEUE = new ArrayBlockingQueue<>(1);

  public static void main(String[] args) {
    QUEUE.add(1);
    new Thread(() -> {
      try {
        QUEUE.put(2);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }).start();
    Integer took = QUEUE.poll();
    boolean offered = QUEUE.offer(3);
    Check.outcome("took " + took + ", offered " + offered + ", left " + QUEUE.peek());
  }
}
