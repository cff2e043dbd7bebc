// A latch of two, counted down by two threads, and a timed await. It returns true when both have counted, false when
// the time is over first. Then getCount tells how many were missing a moment later: after true none, after false any
// number up to two (both may count between the time-out and the look).
//
// outcome: true 0
// outcome: false 0
// outcome: false 1
// outcome: false 2

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import weaveproof.Check;

public class LitmusCountDownLatchTimed {
  static final CountDownLatch LATCH = new CountDownLatch(2);

  public static void main(String[] args) throws InterruptedException {
    new Thread(LATCH::countDown).start();
    new Thread(LATCH::countDown).start();
    boolean done = LATCH.await(5, TimeUnit.MILLISECONDS);
    Check.outcome(done + " " + LATCH.getCount());
  }
}
