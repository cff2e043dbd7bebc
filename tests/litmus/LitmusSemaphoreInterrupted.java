// A thread that acquires is interrupted and then given a permit. Interrupted before its call or while it waits: it
// throws, the flag is cleared, the permit is left. Or it has passed the test at the beginning of its call before the
// interrupt and finds the permit: it has it, and the interrupt is still pending.
//
// outcome: threw flag=false left 1
// outcome: got it flag=true left 0

import java.util.concurrent.Semaphore;
import weaveproof.Check;

public class LitmusSemaphoreInterrupted {
  static final Semaphore PERMITS = new Semaphore(0);
  static String result;

  public static void main(String[] args) throws InterruptedException {
    Thread taker = new Thread(() -> {
      try {
        PERMITS.acquire();
        result = "got it";
      } catch (InterruptedException e) {
        result = "threw";
      }
      result += " flag=" + Thread.currentThread().isInterrupted();
    });
    taker.start();
    taker.interrupt();
    PERMITS.release();
    taker.join();
    Check.outcome(result + " left " + PERMITS.availablePermits());
  }
}
