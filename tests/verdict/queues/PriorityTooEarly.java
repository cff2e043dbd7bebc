import java.util.concurrent.PriorityBlockingQueue;

/** The smallest element is the smallest of those that are there already. */
public class PriorityTooEarly {
  static final PriorityBlockingQueue<Integer> QUEUE = new PriorityBlockingQueue<>();

  public static void main(String[] args) throws Exception {
    Thread producer = new Thread(() -> {
      QUEUE.put(2);
      QUEUE.put(1);
    });
    producer.start();
    assert QUEUE.take() == 1; // expect: assertion
    producer.join();
  }
}
