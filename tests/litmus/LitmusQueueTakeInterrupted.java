// Main interrupts a thread that takes from an empty queue, and then puts something. The taker is interrupted before or
// in its wait: it throws, the flag is cleared, and the thing is left. Or it comes to the lock of the queue before the
// interrupt and finds the thing when it looks, or has been told of it before it has seen the interrupt: it has it, and
// the interrupt is still pending.
//
// outcome: threw flag=false left 1
// outcome: took 5 flag=true left 0

import java.util.concurrent.LinkedBlockingQueue;
import weaveproof.Check;

public class LitmusQueueTakeInterrupted {
  static final LinkedBlockingQueue<Integer> QUEUE = new LinkedBlockingQueue<>();
  static String result;

  public static void main(String[] args) throws InterruptedException {
    Thread taker = new Thread(() -> {
      try {
        result = "took " + QUEUE.take();
      } catch (InterruptedException e) {
        result = "threw";
      }
      result += " flag=" + Thread.currentThread().isInterrupted();
    });
    taker.start();
    taker.interrupt();
    QUEUE.put(5);
    taker.join();
    Check.outcome(result + " left " + QUEUE.size());
  }
}
