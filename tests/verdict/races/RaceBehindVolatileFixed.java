// options: --property race
import java.util.concurrent.atomic.AtomicIntegerArray;

/** The elements of an atomic array are. */
public class RaceBehindVolatileFixed { // expect: no-violation
  static final AtomicIntegerArray VALUES = new AtomicIntegerArray(1);

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> VALUES.set(0, 1));
    other.start();
    int seen = VALUES.get(0);
    other.join();
    assert seen == 0 || seen == 1;
  }
}
