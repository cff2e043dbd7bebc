import java.util.concurrent.LinkedBlockingQueue;

/** Between isEmpty() and remove() another consumer has been there. */
public class RemoveIfNotEmpty {
  static final LinkedBlockingQueue<String> QUEUE = new LinkedBlockingQueue<>();

  static void consume() {
    if (!QUEUE.isEmpty()) QUEUE.remove(); // expect: exception java.util.NoSuchElementException
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> consume());
    QUEUE.add("item");
    other.start();
    consume();
    other.join();
  }
}
