// Main comes to a barrier for two while it is interrupted: it throws at once and breaks the barrier. The other
// thread, which waits there or comes later, finds it broken in either case. Main looks before: the other waits
// already or not.
//
// outcome: 0 wait, main interrupted, other broken
// outcome: 1 wait, main interrupted, other broken

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import weaveproof.Check;

public class LitmusBarrierBrokenForGood {
  static final CyclicBarrier BARRIER = new CyclicBarrier(2);

  static String meet() {
    try {
      BARRIER.await();
      return "met";
    } catch (InterruptedException e) {
      return "interrupted";
    } catch (BrokenBarrierException e) {
      return "broken";
    }
  }

  public static void main(String[] args) throws InterruptedException {
    String[] other = new String[1];
    Thread thread = new Thread(() -> other[0] = meet());
    thread.start();
    int waiting = BARRIER.getNumberWaiting();
    Thread.currentThread().interrupt();
    String mine = meet();
    thread.join();
    Check.outcome(waiting + " wait, main " + mine + ", other " + other[0]);
  }
}
