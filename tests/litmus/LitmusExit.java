// System.exit does not return, and the other thread is stopped wherever it is.
//
// x is 1 before the exit and would be 2 behind it: nobody sees a 2. The other thread sees 0 or 1, or is stopped before
// it looks.
//
// outcome: x=0
// outcome: x=1

import weaveproof.Check;

public class LitmusExit {
  static volatile int x;

  public static void main(String[] args) {
    new Thread(() -> Check.outcome("x=" + x)).start();
    x = 1;
    System.exit(0);
    x = 2;
  }
}
