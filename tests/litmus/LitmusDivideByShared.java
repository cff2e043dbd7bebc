// A divisor that is 0, then 2, then 3. Read as 0 it ends the thread with an ArithmeticException, and main finds no
// quotient.
//
// outcome: 0
// outcome: 3
// outcome: 2
// outcome: exception java.lang.ArithmeticException

import weaveproof.Check;

public class LitmusDivideByShared {
  static int divisor, quotient;

  public static void main(String[] args) throws InterruptedException {
    Thread divider = new Thread(() -> quotient = 6 / divisor);
    divider.start();
    divisor = 2;
    divisor = 3;
    divider.join();
    Check.outcome(quotient);
  }
}
