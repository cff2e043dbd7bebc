// options: --property race
import java.util.concurrent.CountDownLatch;

/** The latch opens when the data is there. */
public class RaceBeforeLatchFixed { // expect: no-violation
  static final CountDownLatch READY = new CountDownLatch(1);
  static int data;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      data = 1;
      READY.countDown();
    });
    other.start();
    READY.await();
    int seen = data;
    other.join();
    assert seen == 1;
  }
}
