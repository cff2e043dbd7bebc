package everyday;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/* everyday: PRODUCERS, each offers an item for a while, and counts what was dropped
 */
public class PatientOffer {
  public static void main(String[] args) throws InterruptedException {
    BlockingQueue<String> queue = new LinkedBlockingQueue<>(1);
    AtomicInteger dropped = new AtomicInteger();
    Thread[] producers = new Thread[Integer.parseInt(args[0])];
    for (int i = 0; i < producers.length; ++i) {
      producers[i] = new Thread(() -> {
        try {
          if (!queue.offer("item", 10, TimeUnit.MILLISECONDS)) {
            dropped.incrementAndGet();
          }
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
      });
      producers[i].start();
    }
    int taken = queue.poll(10, TimeUnit.MILLISECONDS) == null ? 0 : 1;
    for (Thread producer : producers) {
      producer.join();
    }
    assert taken + dropped.get() + queue.size() == producers.length;
  }
}
