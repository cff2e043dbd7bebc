import java.util.concurrent.atomic.AtomicInteger;

/** Read, compute, compareAndSet, and again when somebody was faster. */
public class CasLoop { // expect: no-violation
  static final AtomicInteger VALUE = new AtomicInteger(1);

  static void triple() {
    int seen;
    do {
      seen = VALUE.get();
    } while (!VALUE.compareAndSet(seen, seen * 3));
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> triple());
    other.start();
    triple();
    other.join();
    assert VALUE.get() == 9;
  }
}
