/** A monitor is released when an exception leaves the block, and the half-done change stays. */
public class ExceptionUnderMonitor {
  static int low;
  static int high;

  static synchronized void move(int by) {
    low += by;
    if (low > 5) throw new ArithmeticException("too far");
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
    assert low == high; // expect: assertion
  }
}
