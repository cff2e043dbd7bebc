import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Entries are put under the read lock, which keeps nobody out who also reads: one may be lost. */
public class ReadMostlyMap {
  static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
  static final Map<Integer, String> MAP = new HashMap<>();

  static void put(int key) {
    LOCK.readLock().lock();
    MAP.put(key, "");
    LOCK.readLock().unlock();
  }

  static int size() {
    LOCK.readLock().lock();
    try {
      return MAP.size();
    } finally {
      LOCK.readLock().unlock();
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> put(1));
    other.start();
    put(2);
    other.join();
    assert size() == 2; // expect: assertion
  }
}
