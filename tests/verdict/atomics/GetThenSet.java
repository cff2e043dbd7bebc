import java.util.concurrent.atomic.AtomicLong;

/** Two atomic steps are not one. */
public class GetThenSet {
  static final AtomicLong VALUE = new AtomicLong();

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> VALUE.set(VALUE.get() + 1));
    other.start();
    VALUE.set(VALUE.get() + 1);
    other.join();
    assert VALUE.get() == 2; // expect: assertion
  }
}
