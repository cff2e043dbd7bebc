import java.util.concurrent.ArrayBlockingQueue;

/** add() on a queue that may be full. */
public class ArrayQueueFull {
  static final ArrayBlockingQueue<Integer> QUEUE = new ArrayBlockingQueue<>(1);

  public static void main(String[] args) throws Exception {
    Thread consumer = new Thread(() -> QUEUE.poll());
    QUEUE.add(1);
    consumer.start();
    QUEUE.add(2); // expect: exception java.lang.IllegalStateException
    consumer.join();
  }
}
