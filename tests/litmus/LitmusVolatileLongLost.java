// A volatile long takes one action to be read and one to be written, but two to be increased.
//
// The other thread increases it, main sets it to 2 to the power of 40. Increased before: overwritten. Set before: one
// more than that. Set between the read and the write of the increment: 1, and what main wrote is gone, both halves of
// it.
//
// outcome: 1099511627776
// outcome: 1099511627777
// outcome: 1

import weaveproof.Check;

public class LitmusVolatileLongLost {
  static volatile long value;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> value++);
    other.start();
    value = 1L << 40;
    other.join();
    Check.outcome(value);
  }
}
