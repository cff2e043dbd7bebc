import java.util.concurrent.atomic.AtomicLong;

/** The greatest so far, compared in one step and stored in another. */
public class MaximumByHand {
  static final AtomicLong MAXIMUM = new AtomicLong();

  static void note(long x) {
    if (x > MAXIMUM.get()) MAXIMUM.set(x);
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> note(7));
    other.start();
    note(5);
    other.join();
    assert MAXIMUM.get() == 7; // expect: assertion
  }
}
