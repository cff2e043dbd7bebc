// The action of a barrier is run by the thread that comes last (its index is 0), when all have come and none has gone
// on: it sees what both wrote before.
//
// outcome: first 1 main 0, action by main saw 11
// outcome: first 0 main 1, action by first saw 11

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import weaveproof.Check;

public class LitmusBarrierAction {
  static final AtomicInteger SUM = new AtomicInteger();
  static String action;
  static final CyclicBarrier BARRIER =
      new CyclicBarrier(2, () -> action = "action by " + Thread.currentThread().getName() + " saw " + SUM);
  static int index;

  static int meet(int number) {
    SUM.addAndGet(number);
    try {
      int mine = BARRIER.await();
      SUM.addAndGet(100);
      return mine;
    } catch (InterruptedException | BrokenBarrierException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> index = meet(1), "first");
    first.start();
    int mine = meet(10);
    first.join();
    Check.outcome("first " + index + " main " + mine + ", " + action);
  }
}
