import java.util.concurrent.CountDownLatch;

/** A latch does not close again: in the second round nobody waits for anybody. */
public class LatchUsedAsBarrier {
  static final CountDownLatch MEET = new CountDownLatch(2);
  static volatile int round;

  static void meet() throws InterruptedException {
    MEET.countDown();
    MEET.await();
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      try {
        meet();
        round = 1;
        meet();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    });
    other.start();
    meet();
    meet();
    assert round == 1; // expect: assertion
    other.join();
  }
}
