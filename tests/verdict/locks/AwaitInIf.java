import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** The consumer is signalled although nothing is there yet, and does not look again. */
public class AwaitInIf {
  static final ReentrantLock LOCK = new ReentrantLock();
  static final Condition FILLED = LOCK.newCondition();
  static int items;

  static void announce(int more) {
    LOCK.lock();
    items += more;
    FILLED.signal();
    LOCK.unlock();
  }

  public static void main(String[] args) throws Exception {
    Thread producer = new Thread(() -> {
      announce(0);
      announce(1);
    });
    producer.start();
    LOCK.lock();
    if (items == 0) FILLED.await();
    assert items == 1; // expect: assertion
    LOCK.unlock();
    producer.join();
  }
}
