import java.util.ArrayDeque;

/** Two threads add to one ArrayDeque. */
public class DequeWithoutLock {
  static final ArrayDeque<Integer> DEQUE = new ArrayDeque<>(4);

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> DEQUE.addLast(1));
    other.start();
    DEQUE.addLast(2);
    other.join();
    assert DEQUE.size() == 2; // expect: assertion
  }
}
