/** The initialiser waits for a thread whose code belongs to the class that is being initialised. */
public class InitWaitsForThread {
  static int value;

  static {
    Thread helper = new Thread(() -> value = 42);
    helper.start();
    try {
      helper.join(); // expect: deadlock
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) {
    assert value == 42;
  }
}
