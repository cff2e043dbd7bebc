import java.util.concurrent.LinkedBlockingDeque;

/** putLast() waits for the place, takeFirst() for the item. */
public class DequeFullFixed { // expect: no-violation
  static final LinkedBlockingDeque<Integer> DEQUE = new LinkedBlockingDeque<>(1);

  static void pushAndPop(int x) {
    try {
      DEQUE.putLast(x);
      DEQUE.takeFirst();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> pushAndPop(1));
    other.start();
    pushAndPop(2);
    other.join();
    assert DEQUE.isEmpty();
  }
}
