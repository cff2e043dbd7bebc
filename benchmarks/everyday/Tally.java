package everyday;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/* everyday: THREADS, counts of two words in a shared map
 */
public class Tally {
  public static void main(String[] args) throws InterruptedException {
    Thread[] threads = new Thread[Integer.parseInt(args[0])];
    ConcurrentMap<String, Integer> counts = new ConcurrentHashMap<>();
    for (int i = 0; i < threads.length; ++i) {
      threads[i] = new Thread(() -> {
        counts.merge("to", 1, Integer::sum);
        counts.merge("be", 1, Integer::sum);
      });
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assert counts.get("to") == threads.length && counts.get("be") == threads.length;
  }
}
