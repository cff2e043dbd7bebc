/** The initialiser fails when the thread comes too early. */
public class InitFails {
  static volatile int divisor;

  static class Quotient {
    static final int VALUE = 100 / divisor;
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      int x = Quotient.VALUE; // expect: exception java.lang.ExceptionInInitializerError
    });
    other.start();
    divisor = 5;
    other.join();
  }
}
