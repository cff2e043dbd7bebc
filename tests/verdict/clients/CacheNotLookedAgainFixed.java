import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Between the two locks another thread may have loaded: it looks again. */
public class CacheNotLookedAgainFixed { // expect: no-violation
  static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
  static final Map<String, String> CACHE = new HashMap<>();
  static int loads;

  static String get(String key) {
    LOCK.readLock().lock();
    try {
      String value = CACHE.get(key);
      if (value != null) return value;
    } finally {
      LOCK.readLock().unlock();
    }
    LOCK.writeLock().lock();
    try {
      if (!CACHE.containsKey(key)) {
        ++loads;
        CACHE.put(key, key + "!");
      }
      return CACHE.get(key);
    } finally {
      LOCK.writeLock().unlock();
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> get("key"));
    other.start();
    get("key");
    other.join();
    assert loads == 1;
  }
}
