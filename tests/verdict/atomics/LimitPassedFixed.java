import java.util.concurrent.atomic.AtomicInteger;

/** The new value is computed from the value that is replaced. */
public class LimitPassedFixed { // expect: no-violation
  static final AtomicInteger USED = new AtomicInteger(1);

  static void use() {
    int now = USED.updateAndGet(n -> n < 2 ? n + 1 : n);
    assert now <= 2;
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> use());
    other.start();
    use();
    other.join();
    assert USED.get() == 2;
  }
}
