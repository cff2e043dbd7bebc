import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

// A wait that has a time limit may end by it at any moment here.
// options: --time free
/** await with a time may give up. */
public class LatchTimeoutIgnored {
  static final CountDownLatch DONE = new CountDownLatch(1);
  static int result;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      result = 42;
      DONE.countDown();
    });
    other.start();
    DONE.await(1, TimeUnit.HOURS);
    assert result == 42; // expect: assertion
  }
}
