import java.util.concurrent.SynchronousQueue;

/** One gives and the other takes. */
public class BothPutFirstFixed { // expect: no-violation
  static final SynchronousQueue<String> QUEUE = new SynchronousQueue<>();

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      try {
        QUEUE.put("other");
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    });
    other.start();
    assert QUEUE.take().equals("other");
    other.join();
  }
}
