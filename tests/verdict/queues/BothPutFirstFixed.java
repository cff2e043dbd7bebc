import java.util.concurrent.SynchronousQueue;

/** One gives first, the other takes first. */
public class BothPutFirstFixed { // expect: no-violation
  static final SynchronousQueue<String> QUEUE = new SynchronousQueue<>();

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      try {
        QUEUE.put("other");
        assert QUEUE.take().equals("main");
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    });
    other.start();
    assert QUEUE.take().equals("other");
    QUEUE.put("main");
    other.join();
  }
}
