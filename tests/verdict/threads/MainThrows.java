/** main fails; the thread that it has started would have been fine. */
public class MainThrows {
  static volatile int divisor;

  public static void main(String[] args) {
    Thread other = new Thread(() -> divisor = 1);
    other.start();
    divisor = 10 / divisor; // expect: exception java.lang.ArithmeticException
  }
}
