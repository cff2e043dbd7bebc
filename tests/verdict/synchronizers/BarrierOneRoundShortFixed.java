import java.util.concurrent.CyclicBarrier;

/** Behind each meeting is what comes before it. */
public class BarrierOneRoundShortFixed { // expect: no-violation
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
    assert a == 1;
    meet();
    assert b == 1;
  }
}
