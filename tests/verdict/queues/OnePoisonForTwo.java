import java.util.concurrent.LinkedBlockingQueue;

/** One pill ends one consumer; the other one waits for ever. */
public class OnePoisonForTwo {
  static final LinkedBlockingQueue<String> QUEUE = new LinkedBlockingQueue<>();

  static void consume() {
    try {
      while (!QUEUE.take().equals("poison")) { // expect: deadlock
      }
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
    other.join(); // expect: deadlock
  }
}
