/** Nothing is changed before everything is checked; the monitor is free after the exception. */
public class ExceptionUnderMonitorFixed { // expect: no-violation
  static int low;
  static int high;

  static synchronized void move(int by) {
    if (low + by > 5) throw new ArithmeticException("too far");
    low += by;
    high += by;
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      try {
        move(4);
      } catch (ArithmeticException e) {
        // The range stays as it is.
      }
    });
    other.start();
    try {
      move(3);
    } catch (ArithmeticException e) {
      // Likewise.
    }
    other.join();
    assert low == high && (low == 3 || low == 4);
  }
}
