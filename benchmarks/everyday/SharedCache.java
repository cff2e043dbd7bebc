package everyday;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicInteger;

/* everyday: THREADS, a cache that computes each value once, asked for two keys by all
 */
public class SharedCache {
  public static void main(String[] args) throws InterruptedException {
    Thread[] threads = new Thread[Integer.parseInt(args[0])];
    AtomicInteger computed = new AtomicInteger();
    ConcurrentMap<String, Integer> cache = new ConcurrentHashMap<>();
    for (int i = 0; i < threads.length; ++i) {
      threads[i] = new Thread(() -> {
        for (String key : new String[] {"pi", "e"}) {
          int length = cache.computeIfAbsent(key, missing -> {
            computed.incrementAndGet();
            return missing.length();
          });
          assert length == key.length();
        }
      });
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assert computed.get() == 2;
  }
}
