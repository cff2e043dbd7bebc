import java.util.concurrent.CountDownLatch;

/** A latch for each round. */
public class LatchUsedAsBarrierFixed { // expect: no-violation
  static final CountDownLatch FIRST = new CountDownLatch(2);
  static final CountDownLatch SECOND = new CountDownLatch(2);
  static volatile int round;

  static void meet(CountDownLatch latch) throws InterruptedException {
    latch.countDown();
    latch.await();
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      try {
        meet(FIRST);
        round = 1;
        meet(SECOND);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    });
    other.start();
    meet(FIRST);
    meet(SECOND);
    assert round == 1;
    other.join();
  }
}
