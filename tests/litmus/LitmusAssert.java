// Assertions are enabled in the program's own classes. This one fails when the thread's two writes are not both done,
// or both not.
//
// outcome: passed
// outcome: assertion

import weaveproof.Check;

public class LitmusAssert {
  static int x, y;

  public static void main(String[] args) {
    new Thread(() -> {
      x = 1;
      y = 1;
    }).start();
    assert y == x : "x and y differ";
    Check.outcome("passed");
  }
}
