import java.util.concurrent.CountDownLatch;

/** countDown() in finally. */
public class LatchCountedTooSeldomFixed { // expect: no-violation
  static final CountDownLatch DONE = new CountDownLatch(2);
  static volatile int divisor;
  static int result;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      try {
        result = 10 / divisor;
      } catch (ArithmeticException e) {
        result = -1;
      } finally {
        DONE.countDown();
      }
    });
    other.start();
    divisor = 1;
    DONE.countDown();
    DONE.await();
    assert result == 10 || result == -1;
  }
}
