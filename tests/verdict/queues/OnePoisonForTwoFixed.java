import java.util.concurrent.LinkedBlockingQueue;

/** Who has swallowed the pill puts it back for the next one. */
public class OnePoisonForTwoFixed { // expect: no-violation
  static final LinkedBlockingQueue<String> QUEUE = new LinkedBlockingQueue<>();

  static void consume() {
    try {
      while (!QUEUE.take().equals("poison")) {
      }
      QUEUE.put("poison");
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> consume());
    QUEUE.add("item");
    QUEUE.add("poison");
    other.start();
    consume();
    other.join();
    assert QUEUE.size() == 1;
  }
}
