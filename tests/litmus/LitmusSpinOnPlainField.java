// A loop that waits for a plain field. Under sequential consistency it sees the write like any other; what was
// written before the flag is there, what is written behind it may be.
//
// outcome: 1 0
// outcome: 1 1

import weaveproof.Check;

public class LitmusSpinOnPlainField {
  static boolean flag;
  static int before, behind;

  public static void main(String[] args) {
    new Thread(() -> {
      before = 1;
      flag = true;
      behind = 1;
    }).start();
    while (!flag) Thread.onSpinWait();
    Check.outcome(before + " " + behind);
  }
}
