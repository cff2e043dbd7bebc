// Plain long and double fields. The language would allow their two halves to be written apart; here as on every 64-bit
// machine one access is one action, so no value is ever seen that nobody wrote.
//
// The writer changes first the long and then the double; the reader looks at them in the opposite order. It may see
// neither, the long alone, or both (a double that is seen was written after the long).
//
// outcome: d=0.0 n=0
// outcome: d=0.0 n=-2
// outcome: d=-2.5 n=-2

import weaveproof.Check;

public class LitmusLongAndDouble {
  static long n, seenLong;
  static double d, seenDouble;

  public static void main(String[] args) throws InterruptedException {
    Thread writer = new Thread(() -> {
      n = -2;
      d = -2.5;
    });
    Thread reader = new Thread(() -> {
      seenDouble = d;
      seenLong = n;
    });
    writer.start();
    reader.start();
    writer.join();
    reader.join();
    Check.outcome("d=" + seenDouble + " n=" + seenLong);
  }
}
