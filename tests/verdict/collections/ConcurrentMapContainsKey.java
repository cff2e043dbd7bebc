import java.util.concurrent.ConcurrentHashMap;

/** containsKey and then put: the second overwrites the first. */
public class ConcurrentMapContainsKey {
  static final ConcurrentHashMap<String, Object> CACHE = new ConcurrentHashMap<>();

  static Object get(String key) {
    if (!CACHE.containsKey(key)) CACHE.put(key, new Object());
    return CACHE.get(key);
  }

  public static void main(String[] args) throws Exception {
    Object[] seen = new Object[1];
    Thread other = new Thread(() -> seen[0] = get("key"));
    other.start();
    Object mine = get("key");
    other.join();
    assert mine == seen[0]; // expect: assertion
  }
}
