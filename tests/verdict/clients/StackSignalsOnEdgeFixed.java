import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Every push signals. */
public class StackSignalsOnEdgeFixed { // expect: no-violation
  static final ReentrantLock LOCK = new ReentrantLock();
  static final Condition NOT_EMPTY = LOCK.newCondition();
  static final int[] ITEMS = new int[2];
  static int size;

  static void push(int item) {
    LOCK.lock();
    ITEMS[size++] = item;
    NOT_EMPTY.signal();
    LOCK.unlock();
  }

  static int pop() {
    LOCK.lock();
    try {
      while (size == 0) NOT_EMPTY.awaitUninterruptibly();
      return ITEMS[--size];
    } finally {
      LOCK.unlock();
    }
  }

  public static void main(String[] args) throws Exception {
    Thread first = new Thread(() -> pop());
    Thread second = new Thread(() -> pop());
    first.start();
    second.start();
    push(1);
    push(2);
    first.join();
    second.join();
    assert size == 0;
  }
}
