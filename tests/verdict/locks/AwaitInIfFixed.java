import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** The consumer looks again, and gets what comes next. */
public class AwaitInIfFixed { // expect: no-violation
  static final ReentrantLock LOCK = new ReentrantLock();
  static final Condition FILLED = LOCK.newCondition();
  static int items;

  static void put() {
    LOCK.lock();
    items++;
    FILLED.signal();
    LOCK.unlock();
  }

  public static void main(String[] args) throws Exception {
    Thread consumer = new Thread(() -> {
      LOCK.lock();
      try {
        while (items == 0) FILLED.await();
        assert items > 0;
        items--;
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      } finally {
        LOCK.unlock();
      }
    });
    consumer.start();
    put();
    LOCK.lock();
    if (items > 0) items--;
    LOCK.unlock();
    put();
    consumer.join();
  }
}
