import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** One party is interrupted at the barrier: the other one finds it broken. */
public class BarrierBroken {
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
    other.interrupt();
    MEET.await(); // expect: exception java.util.concurrent.BrokenBarrierException
    other.join();
  }
}
