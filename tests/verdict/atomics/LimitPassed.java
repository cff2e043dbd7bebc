import java.util.concurrent.atomic.AtomicInteger;

/** The limit is checked in one step and passed in the next. */
public class LimitPassed {
  static final AtomicInteger USED = new AtomicInteger(1);

  static void use() {
    if (USED.get() < 2) {
      int now = USED.incrementAndGet();
      assert now <= 2; // expect: assertion
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> use());
    other.start();
    use();
    other.join();
  }
}
