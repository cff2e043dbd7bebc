import java.util.concurrent.CyclicBarrier;

/** A CyclicBarrier closes again. */
public class LatchUsedAsBarrierFixed { // expect: no-violation
  static final CyclicBarrier MEET = new CyclicBarrier(2);
  static volatile int round;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      try {
        MEET.await();
        round = 1;
        MEET.await();
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
    });
    other.start();
    MEET.await();
    MEET.await();
    assert round == 1;
    other.join();
  }
}
