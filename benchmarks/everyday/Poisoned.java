package everyday;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;

/* everyday: PRODUCERS CONSUMERS, items through a bounded queue, and a last one for each consumer
 */
public class Poisoned {
  private static final int END = -1;

  public static void main(String[] args) throws InterruptedException {
    int producers = Integer.parseInt(args[0]);
    int consumers = Integer.parseInt(args[1]);
    BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(2);
    AtomicInteger sum = new AtomicInteger();
    Thread[] makers = new Thread[producers];
    for (int i = 0; i < producers; ++i) {
      makers[i] = new Thread(() -> {
        try {
          queue.put(1);
          queue.put(2);
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
      });
      makers[i].start();
    }
    Thread[] takers = new Thread[consumers];
    for (int i = 0; i < consumers; ++i) {
      takers[i] = new Thread(() -> {
        try {
          for (int item = queue.take(); item != END; item = queue.take()) {
            sum.addAndGet(item);
          }
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
      });
      takers[i].start();
    }
    for (Thread maker : makers) {
      maker.join();
    }
    for (int i = 0; i < consumers; ++i) {
      queue.put(END);
    }
    for (Thread taker : takers) {
      taker.join();
    }
    assert sum.get() == 3 * producers;
  }
}
