package everyday;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/* everyday: THREADS, a synchronized map that keeps what was used last
 */
public class RecentlyUsed {
  public static void main(String[] args) throws InterruptedException {
    Map<Integer, String> cache = Collections.synchronizedMap(new LinkedHashMap<>(4, 0.75f, true) {
      @Override
      protected boolean removeEldestEntry(Map.Entry<Integer, String> eldest) {
        return size() > 2;
      }
    });
    Thread[] threads = new Thread[Integer.parseInt(args[0])];
    for (int i = 0; i < threads.length; ++i) {
      int key = i;
      threads[i] = new Thread(() -> {
        cache.putIfAbsent(key, "value");
        cache.get(0);
      });
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assert cache.size() == Math.min(2, threads.length);
  }
}
