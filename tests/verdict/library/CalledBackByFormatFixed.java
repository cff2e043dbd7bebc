import java.util.concurrent.atomic.AtomicInteger;

/** The same with an atomic counter. */
public class CalledBackByFormatFixed { // expect: no-violation
  static final AtomicInteger CALLS = new AtomicInteger();

  static class Counting {
    @Override
    public String toString() {
      return "counted " + CALLS.incrementAndGet();
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> String.format("%s", new Counting()));
    other.start();
    String.format("%s", new Counting());
    other.join();
    assert CALLS.get() == 2;
  }
}
