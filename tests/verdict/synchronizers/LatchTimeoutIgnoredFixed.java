import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** The result is used only if await says that it is there. */
public class LatchTimeoutIgnoredFixed { // expect: no-violation
  static final CountDownLatch DONE = new CountDownLatch(1);
  static int result;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      result = 42;
      DONE.countDown();
    });
    other.start();
    if (DONE.await(1, TimeUnit.HOURS)) {
      assert result == 42;
    }
  }
}
