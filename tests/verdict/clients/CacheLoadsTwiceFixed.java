import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** computeIfAbsent keeps the second thread waiting while the first one loads. */
public class CacheLoadsTwiceFixed { // expect: no-violation
  static final ConcurrentHashMap<String, String> CACHE = new ConcurrentHashMap<>();
  static final AtomicInteger LOADS = new AtomicInteger();

  static String load(String key) {
    LOADS.incrementAndGet();
    return key + "!";
  }

  static String get(String key) {
    return CACHE.computeIfAbsent(key, CacheLoadsTwiceFixed::load);
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> get("key"));
    other.start();
    assert get("key").equals("key!");
    other.join();
    assert LOADS.get() == 1;
  }
}
