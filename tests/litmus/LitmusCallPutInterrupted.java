import java.util.concurrent.ArrayBlockingQueue;
import weaveproof.Check;

// The queue is full. put is interrupted, or gets the place that take frees; the interrupt may come after that, and is then kept.
//
// outcome: put interrupted=false
// outcome: put interrupted=true
// outcome: given up
public class LitmusCallPutInterrupted {
  static volatile String result;

  public static void main(String[] args) throws Exception {
    ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
    queue.put(1);
    Thread putter = new Thread(() -> {
      try {
        queue.put(2);
        result = "put interrupted=" + Thread.currentThread().isInterrupted();
      } catch (InterruptedException e) {
        result = "given up";
      }
    });
    putter.start();
    queue.take();
    putter.interrupt();
    putter.join();
    Check.outcome(result);
  }
}
