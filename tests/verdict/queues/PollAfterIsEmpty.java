import java.util.concurrent.ConcurrentLinkedQueue;

/** What isEmpty() has said may be over when poll() is called. */
public class PollAfterIsEmpty {
  static final ConcurrentLinkedQueue<String> QUEUE = new ConcurrentLinkedQueue<>();

  static void consume() {
    if (!QUEUE.isEmpty()) QUEUE.poll().length(); // expect: exception java.lang.NullPointerException
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> consume());
    QUEUE.add("item");
    other.start();
    consume();
    other.join();
  }
}
