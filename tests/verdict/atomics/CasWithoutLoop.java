import java.util.concurrent.atomic.AtomicInteger;

/** A compareAndSet that fails is not tried again. */
public class CasWithoutLoop {
  static final AtomicInteger VALUE = new AtomicInteger(1);

  static void triple() {
    int seen = VALUE.get();
    VALUE.compareAndSet(seen, seen * 3);
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> triple());
    other.start();
    triple();
    other.join();
    assert VALUE.get() == 9; // expect: assertion
  }
}
