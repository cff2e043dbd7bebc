import java.util.concurrent.locks.LockSupport;

/** parkNanos returns when the permit comes or the time is over; which of them it was, the clock tells. */
public class ParkForLess {
  public static void main(String[] args) throws Exception {
    Thread main = Thread.currentThread();
    Thread other = new Thread(() -> LockSupport.unpark(main));
    other.start();
    long before = System.nanoTime();
    LockSupport.parkNanos(1_000_000);
    assert System.nanoTime() - before >= 1_000_000; // expect: assertion
    other.join();
  }
}
