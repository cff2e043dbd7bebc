import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** A worker whose work fails does not pass the end gate: main waits for ever. */
public class EndGateNotPassed {
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
      if (divisor == 0) return;
      result.addAndGet(10 / divisor);
      end.countDown();
    }).start();
    start.countDown();
    divisor = 5;
    end.await(); // expect: deadlock
    assert result.get() == 2 || result.get() == 0;
  }
}
