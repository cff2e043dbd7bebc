import java.util.concurrent.CountDownLatch;

/** The latch counts to two and the thread counts down only if all went well. */
public class LatchCountedTooSeldom {
  static final CountDownLatch DONE = new CountDownLatch(2);
  static volatile int divisor;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      try {
        divisor = 10 / divisor;
        DONE.countDown();
      } catch (ArithmeticException e) {
        // Goes on.
      }
    });
    other.start();
    divisor = 1;
    DONE.countDown();
    DONE.await(); // expect: deadlock
  }
}
