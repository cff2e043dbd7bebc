import java.util.concurrent.LinkedBlockingQueue;

/** A pill for each. */
public class OnePoisonForTwoFixed { // expect: no-violation
  static final LinkedBlockingQueue<String> QUEUE = new LinkedBlockingQueue<>();

  static void consume() {
    try {
      while (!QUEUE.take().equals("poison")) {
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> consume());
    QUEUE.add("item");
    QUEUE.add("poison");
    QUEUE.add("poison");
    other.start();
    consume();
    other.join();
    assert QUEUE.isEmpty();
  }
}
