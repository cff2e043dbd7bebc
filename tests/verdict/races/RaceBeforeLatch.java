// options: --property race
import java.util.concurrent.CountDownLatch;

/** The data is written after the latch has been opened. */
public class RaceBeforeLatch {
  static final CountDownLatch READY = new CountDownLatch(1);
  static int data;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      READY.countDown();
      data = 1; // expect: race
    });
    other.start();
    READY.await();
    int seen = data; // expect: race
    other.join();
  }
}
