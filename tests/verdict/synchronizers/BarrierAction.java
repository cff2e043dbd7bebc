import java.util.concurrent.CyclicBarrier;

/** The action runs once, after both have arrived and before either goes on. */
public class BarrierAction { // expect: no-violation
  static int left;
  static int right;
  static int sum;
  static final CyclicBarrier MEET = new CyclicBarrier(2, () -> sum += left + right);

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      left = 3;
      try {
        MEET.await();
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
      assert sum == 7;
    });
    other.start();
    right = 4;
    MEET.await();
    assert sum == 7;
    other.join();
  }
}
