import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** A cache that looks, loads and puts: two threads that miss both load. */
public class CacheLoadsTwice {
  static final ConcurrentHashMap<String, String> CACHE = new ConcurrentHashMap<>();
  static final AtomicInteger LOADS = new AtomicInteger();

  static String load(String key) {
    LOADS.incrementAndGet();
    return key + "!";
  }

  static String get(String key) {
    String value = CACHE.get(key);
    if (value == null) {
      value = load(key);
      CACHE.put(key, value);
    }
    return value;
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> get("key"));
    other.start();
    assert get("key").equals("key!");
    other.join();
    assert LOADS.get() == 1; // expect: assertion
  }
}
