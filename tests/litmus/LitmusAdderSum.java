// The sum of a LongAdder while another thread adds 1 and then 10: nothing, the first, or both; and again, no less
// than before (there is one cell as long as nobody is in the way of the other).
//
// outcome: 0 0
// outcome: 0 1
// outcome: 0 11
// outcome: 1 1
// outcome: 1 11
// outcome: 11 11

import java.util.concurrent.atomic.LongAdder;
import weaveproof.Check;

public class LitmusAdderSum {
  static final LongAdder ADDER = new LongAdder();

  public static void main(String[] args) {
    new Thread(() -> {
      ADDER.add(1);
      ADDER.add(10);
    }).start();
    long first = ADDER.sum();
    Check.outcome(first + " " + ADDER.sum());
  }
}
