import java.util.concurrent.atomic.AtomicInteger;

/** ABA of a plain number: the balance is what it was, although somebody has been there. */
public class AbaOfNumbers {
  static final AtomicInteger BALANCE = new AtomicInteger(10);
  static volatile int bookings;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      BALANCE.addAndGet(5);
      bookings++;
      BALANCE.addAndGet(-5);
      bookings++;
    });
    other.start();
    int booked = bookings;
    int seen = BALANCE.get();
    if (BALANCE.compareAndSet(seen, seen + 1)) {
      assert bookings == booked; // expect: assertion
    }
    other.join();
  }
}
