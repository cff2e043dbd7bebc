package everyday;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/* everyday: ITEMS, two stages with a queue between them and one behind, closed by a last item
 */
public class Pipeline {
  private static final int LAST = -1;

  public static void main(String[] args) throws InterruptedException {
    int items = Integer.parseInt(args[0]);
    BlockingQueue<Integer> raw = new LinkedBlockingQueue<>(1);
    BlockingQueue<Integer> doubled = new LinkedBlockingQueue<>(1);
    Thread source = new Thread(() -> {
      try {
        for (int item = 1; item <= items; ++item) {
          raw.put(item);
        }
        raw.put(LAST);
      } catch (InterruptedException nobodyInterrupts) {
        throw new AssertionError(nobodyInterrupts);
      }
    });
    Thread stage = new Thread(() -> {
      try {
        for (int item = raw.take(); item != LAST; item = raw.take()) {
          doubled.put(2 * item);
        }
        doubled.put(LAST);
      } catch (InterruptedException nobodyInterrupts) {
        throw new AssertionError(nobodyInterrupts);
      }
    });
    source.start();
    stage.start();
    int sum = 0;
    for (int item = doubled.take(); item != LAST; item = doubled.take()) {
      sum += item;
    }
    assert sum == items * (items + 1);
  }
}
