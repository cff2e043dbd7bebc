// A field is tested and then used, with a second read; main clears it meanwhile. Cleared before the test: nothing
// happens. Cleared behind the use: the length. Between the two: a NullPointerException ends the thread, which only this
// one order leads to.
//
// outcome: length 0
// outcome: length 3
// outcome: exception java.lang.NullPointerException

import weaveproof.Check;

public class LitmusNullBetweenLooks {
  static String text = "abc";
  static int length;

  public static void main(String[] args) throws InterruptedException {
    Thread user = new Thread(() -> {
      if (text != null) length = text.length();
    });
    user.start();
    text = null;
    user.join();
    Check.outcome("length " + length);
  }
}
