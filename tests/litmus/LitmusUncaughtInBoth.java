// Two threads throw different exceptions, and one of them only if the other has begun: what one thread dies of does not
// keep the other from going on. Main sees the end of both.
//
// outcome: exception java.lang.ArithmeticException
// outcome: exception java.lang.NullPointerException
// outcome: both ended, second died true
// outcome: both ended, second died false

import weaveproof.Check;

public class LitmusUncaughtInBoth {
  static int[] array = {1};
  static boolean survived;

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> {
      array = null;
      throw new ArithmeticException();
    });
    Thread second = new Thread(() -> {
      array[0] = 2;
      survived = true;
    });
    first.start();
    second.start();
    first.join();
    second.join();
    Check.outcome("both ended, second died " + !survived);
  }
}
