import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Two conditions of one lock, and the signal goes to the wrong one. */
public class WrongConditionSignalled {
  static final ReentrantLock LOCK = new ReentrantLock();
  static final Condition NOT_FULL = LOCK.newCondition();
  static final Condition NOT_EMPTY = LOCK.newCondition();
  static int items;

  public static void main(String[] args) throws Exception {
    Thread producer = new Thread(() -> {
      LOCK.lock();
      items++;
      NOT_FULL.signal();
      LOCK.unlock();
    });
    producer.start();
    LOCK.lock();
    while (items == 0) NOT_EMPTY.await(); // expect: deadlock
    items--;
    LOCK.unlock();
    producer.join();
  }
}
