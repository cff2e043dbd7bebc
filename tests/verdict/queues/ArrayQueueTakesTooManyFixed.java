import java.util.concurrent.ArrayBlockingQueue;

/** put() waits for a place where offer() gives up. */
public class ArrayQueueTakesTooManyFixed { // expect: no-violation
  static final ArrayBlockingQueue<Integer> QUEUE = new ArrayBlockingQueue<>(1);

  public static void main(String[] args) throws Exception {
    QUEUE.put(1);
    Thread producer = new Thread(() -> {
      try {
        QUEUE.put(2);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    });
    producer.start();
    assert QUEUE.take() == 1;
    assert QUEUE.take() == 2;
    producer.join();
    assert QUEUE.isEmpty();
  }
}
