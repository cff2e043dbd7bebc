// reset breaks the barrier for those that wait at that moment; main has seen before how many these are. Who comes later
// finds it as new, and waits for ever, as nobody else comes.
//
// Main sees one and resets: that one is out. It sees none: the other may still come between the look and the reset.
//
// outcome: waiting 0
// outcome: waiting 1
// outcome: broken
// outcome: deadlock

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import weaveproof.Check;

public class LitmusBarrierReset {
  static final CyclicBarrier BARRIER = new CyclicBarrier(2);

  public static void main(String[] args) {
    new Thread(() -> {
      try {
        BARRIER.await();
      } catch (BrokenBarrierException e) {
        Check.outcome("broken");
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }).start();
    Check.outcome("waiting " + BARRIER.getNumberWaiting());
    BARRIER.reset();
  }
}
