import java.util.concurrent.atomic.AtomicLong;

/** getAndAdd and updateAndGet are. */
public class GetThenSetFixed { // expect: no-violation
  static final AtomicLong VALUE = new AtomicLong();

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> VALUE.getAndAdd(10));
    other.start();
    VALUE.updateAndGet(v -> v + 1);
    other.join();
    assert VALUE.get() == 11;
  }
}
