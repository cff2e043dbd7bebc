import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;

/** Who loses waits until it is made. */
public class TakenForMadeFixed { // expect: no-violation
  static final AtomicBoolean BEGUN = new AtomicBoolean();
  static final CountDownLatch MADE = new CountDownLatch(1);
  static volatile String thing;

  static int use() throws InterruptedException {
    if (BEGUN.compareAndSet(false, true)) {
      thing = "thing";
      MADE.countDown();
    }
    MADE.await();
    return thing.length();
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      try {
        use();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    });
    other.start();
    assert use() == 5;
    other.join();
  }
}
