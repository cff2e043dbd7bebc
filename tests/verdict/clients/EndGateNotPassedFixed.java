import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** The end gate is passed in any case. */
public class EndGateNotPassedFixed { // expect: no-violation
  static volatile int divisor;

  public static void main(String[] args) throws Exception {
    CountDownLatch start = new CountDownLatch(1), end = new CountDownLatch(1);
    AtomicInteger result = new AtomicInteger();
    new Thread(() -> {
      try {
        start.await();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      try {
        if (divisor == 0) return;
        result.addAndGet(10 / divisor);
      } finally {
        end.countDown();
      }
    }).start();
    start.countDown();
    divisor = 5;
    end.await();
    assert result.get() == 2 || result.get() == 0;
  }
}
