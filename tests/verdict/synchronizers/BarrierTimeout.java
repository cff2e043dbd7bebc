import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;

// A wait that has a time limit may end by it at any moment here.
// options: --time free
/** A timed await may time out although the other party is on its way. */
public class BarrierTimeout {
  static final CyclicBarrier MEET = new CyclicBarrier(2);

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      try {
        MEET.await();
      } catch (InterruptedException | BrokenBarrierException e) {
        // Leaves.
      }
    });
    other.start();
    MEET.await(1, TimeUnit.DAYS); // expect: exception java.util.concurrent.TimeoutException
    other.join();
  }
}
