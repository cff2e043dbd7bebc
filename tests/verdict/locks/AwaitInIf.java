import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** The producer takes its item back before the consumer, already signalled, has the lock again. */
public class AwaitInIf {
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
        if (items == 0) FILLED.await();
        assert items > 0; // expect: assertion
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
