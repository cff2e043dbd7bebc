import java.util.concurrent.CyclicBarrier;

/** Behind the first of two meetings at a barrier what comes before the second is not there yet. */
public class BarrierOneRoundShort {
  static final CyclicBarrier BARRIER = new CyclicBarrier(2);
  static volatile int a, b;

  static void meet() {
    try {
      BARRIER.await();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) {
    new Thread(() -> {
      a = 1;
      meet();
      b = 1;
      meet();
    }).start();
    meet();
    assert a == 1 && b == 1; // expect: assertion
    meet();
  }
}
