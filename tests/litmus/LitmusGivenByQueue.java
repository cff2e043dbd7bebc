// An object that nobody else could reach is handed over by a queue, and changed by the giver afterwards.
//
// The taker sees what was written before it was given, or what was written behind that.
//
// outcome: took 1
// outcome: took 2

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import weaveproof.Check;

public class LitmusGivenByQueue {
  static class Box {
    int value;
  }

  public static void main(String[] args) throws InterruptedException {
    BlockingQueue<Box> queue = new ArrayBlockingQueue<>(1);
    Thread taker = new Thread(() -> {
      try {
        Check.outcome("took " + queue.take().value);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    });
    taker.start();
    Box box = new Box();
    box.value = 1;
    queue.put(box);
    box.value = 2;
    taker.join();
  }
}
