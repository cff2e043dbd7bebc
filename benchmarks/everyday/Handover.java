package everyday;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/* everyday: linked|array ITEMS, two producers and two consumers around a queue of one place
 */
public class Handover {
  public static void main(String[] args) throws InterruptedException {
    BlockingQueue<Integer> queue = args[0].equals("linked") ? new LinkedBlockingQueue<>(1) : new ArrayBlockingQueue<>(1);
    int items = Integer.parseInt(args[1]);
    int[] sums = new int[4];
    Thread[] threads = new Thread[sums.length];
    for (int i = 0; i < threads.length; ++i) {
      int number = i;
      threads[i] = new Thread(() -> {
        try {
          for (int item = 1; item <= items; ++item) {
            if (number < 2) {
              queue.put(item);
            } else {
              sums[number] += queue.take();
            }
          }
        } catch (InterruptedException nobodyInterrupts) {
          throw new AssertionError(nobodyInterrupts);
        }
      });
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assert queue.isEmpty() && sums[2] + sums[3] == items * (items + 1);
  }
}
