/** The exception is caught and handed to main. */
public class ThreadThrowsFixed { // expect: no-violation
  static volatile Object text = "text";
  static volatile RuntimeException failure;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      try {
        String s = (String) text;
      } catch (ClassCastException e) {
        failure = e;
      }
    });
    other.start();
    text = 1;
    other.join();
    assert failure == null || failure instanceof ClassCastException;
  }
}
