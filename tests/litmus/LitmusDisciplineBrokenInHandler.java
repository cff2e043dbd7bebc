// Everybody keeps to the monitor, but for the handler of an exception that is thrown only if the divisor is 0 at that
// moment. The handler looks at x, which the other thread writes twice in its section.
//
// y is 1 already: no exception. y is still 0: the handler looks before the section, in its middle or behind it;
// behind it y may be 0 still, for the other sets it last.
//
// outcome: no exception
// outcome: handler sees 0
// outcome: handler sees 1
// outcome: handler sees 2

import weaveproof.Check;

public class LitmusDisciplineBrokenInHandler {
  static final Object LOCK = new Object();
  static volatile int y;
  static int x;

  public static void main(String[] args) {
    new Thread(() -> {
      synchronized (LOCK) {
        x = 1;
        x = 2;
      }
      y = 1;
    }).start();
    try {
      int quotient = 1 / y;
      Check.outcome(quotient == 1 ? "no exception" : "impossible");
    } catch (ArithmeticException e) {
      Check.outcome("handler sees " + x);
    }
  }
}
