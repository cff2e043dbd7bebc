/** Without the property that asks for it, spinning for ever is no error: the states are few, and none is bad. */
public class SpinOnNothingNotAsked { // expect: no-violation
  static volatile boolean never;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      while (!never) Thread.onSpinWait();
    });
    other.start();
    other.join();
  }
}
