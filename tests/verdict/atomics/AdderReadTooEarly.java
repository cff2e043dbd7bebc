import java.util.concurrent.atomic.LongAdder;

/** sum() counts what has been added so far. */
public class AdderReadTooEarly {
  static final LongAdder SUM = new LongAdder();

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> SUM.add(2));
    other.start();
    SUM.increment();
    assert SUM.sum() == 3; // expect: assertion
    other.join();
  }
}
