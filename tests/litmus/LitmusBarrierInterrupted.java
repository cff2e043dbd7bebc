// A barrier for two; main interrupts the first thread and then comes itself.
//
// The first thread is interrupted before it comes or while it waits: it throws and breaks the barrier, and main finds
// it broken. Or main has come and opened the barrier before the first thread noticed: both have met, and the interrupt
// is still pending.
//
// outcome: interrupted false broken
// outcome: met true met

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import weaveproof.Check;

public class LitmusBarrierInterrupted {
  static final CyclicBarrier BARRIER = new CyclicBarrier(2);
  static String a;

  static String meet() {
    try {
      BARRIER.await();
      return "met";
    } catch (BrokenBarrierException e) {
      return "broken";
    } catch (InterruptedException e) {
      return "interrupted";
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> a = meet() + " " + Thread.currentThread().isInterrupted());
    first.start();
    first.interrupt();
    String b = meet();
    first.join();
    Check.outcome(a + " " + b);
  }
}
