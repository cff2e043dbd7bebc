import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Who misses under the read lock takes the write lock and loads, without having looked again. */
public class CacheNotLookedAgain {
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
      ++loads;
      CACHE.put(key, key + "!");
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
    assert loads == 1; // expect: assertion
  }
}
