import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.TimeUnit;

// A wait that has a time limit may end by it at any moment here.
// options: --time free
/** A timed offer gives up in the end, and nobody notices that the item is gone. */
public class TimedOfferIgnored {
  static final ArrayBlockingQueue<Integer> QUEUE = new ArrayBlockingQueue<>(1);

  public static void main(String[] args) throws Exception {
    Thread consumer = new Thread(() -> QUEUE.poll());
    QUEUE.add(1);
    consumer.start();
    QUEUE.offer(2, 1, TimeUnit.SECONDS);
    consumer.join();
    assert QUEUE.peek() == 2; // expect: exception java.lang.NullPointerException
  }
}
