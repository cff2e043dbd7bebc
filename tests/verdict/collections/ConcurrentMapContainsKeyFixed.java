import java.util.concurrent.ConcurrentHashMap;

/** computeIfAbsent makes one value for all. */
public class ConcurrentMapContainsKeyFixed { // expect: no-violation
  static final ConcurrentHashMap<String, Object> CACHE = new ConcurrentHashMap<>();
  static volatile int made;

  static Object get(String key) {
    return CACHE.computeIfAbsent(key, k -> {
      made++;
      return new Object();
    });
  }

  public static void main(String[] args) throws Exception {
    Object[] seen = new Object[1];
    Thread other = new Thread(() -> seen[0] = get("key"));
    other.start();
    Object mine = get("key");
    other.join();
    assert mine == seen[0] && made == 1;
  }
}
