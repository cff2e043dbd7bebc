// An action that throws ends the barrier: the last to come, which runs it, gets its exception, the one that waits a
// BrokenBarrierException.
//
// outcome: first IllegalStateException main BrokenBarrierException
// outcome: first BrokenBarrierException main IllegalStateException

import java.util.concurrent.CyclicBarrier;
import weaveproof.Check;

public class LitmusBarrierActionThrows {
  static final CyclicBarrier BARRIER = new CyclicBarrier(2, () -> {
    throw new IllegalStateException();
  });
  static String a;

  static String meet() {
    try {
      BARRIER.await();
      return "met";
    } catch (Exception e) {
      return e.getClass().getSimpleName();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> a = meet());
    first.start();
    String b = meet();
    first.join();
    Check.outcome("first " + a + " main " + b);
  }
}
