import java.util.concurrent.atomic.LongAdder;

/** After the join the sum is complete, whether the threads have met or not. */
public class AdderReadTooEarlyFixed { // expect: no-violation
  static final LongAdder SUM = new LongAdder();

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> SUM.add(2));
    other.start();
    SUM.increment();
    other.join();
    assert SUM.sum() == 3;
  }
}
