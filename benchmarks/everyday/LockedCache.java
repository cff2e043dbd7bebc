package everyday;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/* everyday: THREADS, a cache behind a read-write lock, which looks again when it writes
 */
public class LockedCache {
  private static final ReadWriteLock LOCK = new ReentrantReadWriteLock();
  private static final Map<String, Integer> VALUES = new HashMap<>();
  private static int computed;

  private static int get(String key) {
    LOCK.readLock().lock();
    try {
      Integer value = VALUES.get(key);
      if (value != null) {
        return value;
      }
    } finally {
      LOCK.readLock().unlock();
    }
    LOCK.writeLock().lock();
    try {
      return VALUES.computeIfAbsent(key, missing -> {
        ++computed;
        return missing.length();
      });
    } finally {
      LOCK.writeLock().unlock();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread[] threads = new Thread[Integer.parseInt(args[0])];
    for (int i = 0; i < threads.length; ++i) {
      threads[i] = new Thread(() -> {
        int length = get("pi");
        assert length == 2;
      });
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assert computed == 1;
  }
}
