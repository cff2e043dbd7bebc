import java.util.concurrent.atomic.DoubleAccumulator;
import java.util.concurrent.atomic.LongAccumulator;

/** Accumulators lose nothing: the greatest of all, and the sum of all. */
public class AccumulatorOfMaximum { // expect: no-violation
  static final LongAccumulator MAXIMUM = new LongAccumulator(Math::max, Long.MIN_VALUE);
  static final DoubleAccumulator TOTAL = new DoubleAccumulator(Double::sum, 0);

  static void note(int x) {
    MAXIMUM.accumulate(x);
    TOTAL.accumulate(x);
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> note(7));
    other.start();
    note(5);
    other.join();
    assert MAXIMUM.get() == 7 && TOTAL.get() == 12;
  }
}
