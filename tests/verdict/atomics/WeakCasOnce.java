// oracle: yes
// options: --weak-cas
import java.util.concurrent.atomic.AtomicInteger;

/** A weakCompareAndSet may fail though the value is the expected one: alone it is not enough. */
public class WeakCasOnce {
  public static void main(String[] args) {
    AtomicInteger number = new AtomicInteger();
    number.weakCompareAndSetVolatile(0, 1);
    assert number.get() == 1; // expect: assertion
  }
}
