import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Who writes takes the write lock. */
public class ReadMostlyMapFixed { // expect: no-violation
  static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
  static final Map<Integer, String> MAP = new HashMap<>();

  static void put(int key) {
    LOCK.writeLock().lock();
    MAP.put(key, "");
    LOCK.writeLock().unlock();
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
    assert size() == 2;
  }
}
