// A thread waits for a latch; main opens it and interrupts the thread then. It passes, and the interrupt comes later
// or is pending already when it looks; or the interrupt is there when it calls await, or before it has woken up: then
// it throws, although the latch is open, and the flag is cleared.
//
// outcome: passed, interrupted false
// outcome: passed, interrupted true
// outcome: throws, interrupted false

import java.util.concurrent.CountDownLatch;
import weaveproof.Check;

public class LitmusLatchOpenedThenInterrupted {
  public static void main(String[] args) {
    CountDownLatch latch = new CountDownLatch(1);
    Thread other = new Thread(() -> {
      String how = "passed";
      try {
        latch.await();
      } catch (InterruptedException e) {
        how = "throws";
      }
      Check.outcome(how + ", interrupted " + Thread.currentThread().isInterrupted());
    });
    other.start();
    latch.countDown();
    other.interrupt();
  }
}
