import java.util.concurrent.LinkedBlockingDeque;

/** Two threads push onto a deque with one place. */
public class DequeFull {
  static final LinkedBlockingDeque<Integer> DEQUE = new LinkedBlockingDeque<>(1);

  static void pushAndPop(int x) {
    DEQUE.push(x); // expect: exception java.lang.IllegalStateException
    DEQUE.pollFirst();
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> pushAndPop(1));
    other.start();
    pushAndPop(2);
    other.join();
  }
}
