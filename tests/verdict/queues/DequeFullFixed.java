import java.util.concurrent.LinkedBlockingDeque;

/** A deque with two places holds what both have pushed. */
public class DequeFullFixed { // expect: no-violation
  static final LinkedBlockingDeque<Integer> DEQUE = new LinkedBlockingDeque<>(2);

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> DEQUE.push(1));
    other.start();
    DEQUE.push(2);
    other.join();
    assert DEQUE.pop() + DEQUE.pop() == 3 && DEQUE.isEmpty();
  }
}
