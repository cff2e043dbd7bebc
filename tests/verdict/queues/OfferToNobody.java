import java.util.concurrent.SynchronousQueue;

/** offer() hands over only to somebody who waits already. */
public class OfferToNobody {
  static final SynchronousQueue<String> QUEUE = new SynchronousQueue<>();

  public static void main(String[] args) throws Exception {
    Thread taker = new Thread(() -> {
      try {
        QUEUE.take(); // expect: deadlock
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    });
    taker.start();
    QUEUE.offer("item");
    taker.join(); // expect: deadlock
  }
}
