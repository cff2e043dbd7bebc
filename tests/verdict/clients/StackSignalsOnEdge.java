import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** push signals only when the stack was empty: of two that wait one may be left, with an item there. */
public class StackSignalsOnEdge {
  static final ReentrantLock LOCK = new ReentrantLock();
  static final Condition NOT_EMPTY = LOCK.newCondition();
  static final int[] ITEMS = new int[2];
  static int size;

  static void push(int item) {
    LOCK.lock();
    ITEMS[size++] = item;
    if (size == 1) NOT_EMPTY.signal();
    LOCK.unlock();
  }

  static int pop() {
    LOCK.lock();
    try {
      while (size == 0) NOT_EMPTY.awaitUninterruptibly(); // expect: deadlock
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
    first.join(); // expect: deadlock
    second.join(); // expect: deadlock
    assert size == 0;
  }
}
