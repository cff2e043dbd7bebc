import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Who has waited longer on a condition is signalled first and gets the lock first, whoever else comes in between. */
public class SignalledInOrder { // expect: no-violation
  static final ReentrantLock LOCK = new ReentrantLock();
  static final Condition CONDITION = LOCK.newCondition();
  static volatile int queue;
  static int order, visits;

  static void waitAs(int me) {
    LOCK.lock();
    queue = 10 * queue + me;
    CONDITION.awaitUninterruptibly();
    order = 10 * order + me;
    LOCK.unlock();
  }

  public static void main(String[] args) throws Exception {
    Thread first = new Thread(() -> waitAs(1)), second = new Thread(() -> waitAs(2));
    first.start();
    while (queue != 1) Thread.yield();
    second.start();
    while (queue != 12) Thread.yield();
    Thread third = new Thread(() -> {
      LOCK.lock();
      ++visits;
      LOCK.unlock();
    });
    third.start();
    LOCK.lock();
    CONDITION.signal();
    CONDITION.signal();
    LOCK.unlock();
    first.join();
    second.join();
    third.join();
    assert order == 12 && visits == 1;
  }
}
