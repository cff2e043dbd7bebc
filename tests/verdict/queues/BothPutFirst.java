import java.util.concurrent.SynchronousQueue;

/** Two threads hand each other something over one synchronous queue, and both begin with giving. */
public class BothPutFirst {
  static final SynchronousQueue<String> QUEUE = new SynchronousQueue<>();

  static void swap(String mine) {
    try {
      QUEUE.put(mine); // expect: deadlock
      QUEUE.take();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> swap("other"));
    other.start();
    swap("main");
    other.join();
  }
}
