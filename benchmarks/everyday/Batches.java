package everyday;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/* everyday: PRODUCERS ITEMS, a consumer that takes all that is there at once
 */
public class Batches {
  public static void main(String[] args) throws InterruptedException {
    Thread[] producers = new Thread[Integer.parseInt(args[0])];
    int items = Integer.parseInt(args[1]);
    BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    for (int i = 0; i < producers.length; ++i) {
      producers[i] = new Thread(() -> {
        for (int item = 0; item < items; ++item) {
          queue.add(item);
        }
      });
      producers[i].start();
    }
    int taken = 0;
    while (taken < producers.length * items) {
      List<Integer> batch = new ArrayList<>();
      batch.add(queue.take());
      queue.drainTo(batch);
      taken += batch.size();
    }
    assert taken == producers.length * items && queue.poll() == null;
  }
}
