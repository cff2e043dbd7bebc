import java.util.concurrent.PriorityBlockingQueue;

/** main takes when everything is there. */
public class PriorityTooEarlyFixed { // expect: no-violation
  static final PriorityBlockingQueue<Integer> QUEUE = new PriorityBlockingQueue<>();

  public static void main(String[] args) throws Exception {
    Thread producer = new Thread(() -> QUEUE.put(2));
    producer.start();
    QUEUE.put(1);
    producer.join();
    assert QUEUE.take() == 1;
    assert QUEUE.take() == 2;
  }
}
