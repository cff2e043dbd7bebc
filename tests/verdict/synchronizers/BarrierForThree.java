// sanitize-thread: yes
import java.util.concurrent.CyclicBarrier;

/** Two threads come to a barrier that is meant for three. */
public class BarrierForThree {
  static final CyclicBarrier MEET = new CyclicBarrier(3);

  static void meet() {
    try {
      MEET.await(); // expect: deadlock
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> meet());
    other.start();
    meet();
    other.join();
  }
}
