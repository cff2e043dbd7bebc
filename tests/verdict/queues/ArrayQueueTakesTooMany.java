import java.util.concurrent.ArrayBlockingQueue;

/** Two items are taken where only one may have been put. */
public class ArrayQueueTakesTooMany {
  static final ArrayBlockingQueue<Integer> QUEUE = new ArrayBlockingQueue<>(1);

  public static void main(String[] args) throws Exception {
    Thread producer = new Thread(() -> {
      QUEUE.offer(1);
      QUEUE.offer(2);
    });
    producer.start();
    int sum = QUEUE.take();
    sum += QUEUE.take(); // expect: deadlock
    assert sum == 3;
    producer.join();
  }
}
