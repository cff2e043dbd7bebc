// A barrier for two; the first thread has a time-out, main has none. They meet, whoever comes first. Or the first
// thread gives up before main has come: it gets a TimeoutException and breaks the barrier, so that main, which comes
// later, gets a BrokenBarrierException. If main waits, it is the first thread's arrival that opens the barrier: no time
// passes there.
//
// outcome: met met
// outcome: timeout broken

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import weaveproof.Check;

public class LitmusBarrierTimed {
  static final CyclicBarrier BARRIER = new CyclicBarrier(2);
  static String a, b;

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> {
      try {
        BARRIER.await(20, TimeUnit.MILLISECONDS);
        a = "met";
      } catch (TimeoutException e) {
        a = "timeout";
      } catch (BrokenBarrierException e) {
        a = "broken";
      } catch (InterruptedException e) {
        a = "interrupted";
      }
    });
    first.start();
    try {
      BARRIER.await();
      b = "met";
    } catch (BrokenBarrierException e) {
      b = "broken";
    }
    first.join();
    Check.outcome(a + " " + b);
  }
}
