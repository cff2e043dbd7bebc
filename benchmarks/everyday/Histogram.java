package everyday;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.LongAdder;

/* everyday: THREADS, a counter for each key, made when the key is first seen
 */
public class Histogram {
  public static void main(String[] args) throws InterruptedException {
    Thread[] threads = new Thread[Integer.parseInt(args[0])];
    ConcurrentMap<String, LongAdder> counts = new ConcurrentHashMap<>();
    for (int i = 0; i < threads.length; ++i) {
      String key = i == 0 ? "rare" : "frequent";
      threads[i] = new Thread(() -> counts.computeIfAbsent(key, first -> new LongAdder()).increment());
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assert counts.get("rare").sum() == 1 && counts.get("frequent").sum() == threads.length - 1;
  }
}
