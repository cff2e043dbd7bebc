/** An exception that nobody catches ends the thread, and main does not notice. */
public class ThreadThrows {
  static volatile Object text = "text";

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      String s = (String) text; // expect: exception java.lang.ClassCastException
    });
    other.start();
    text = 1;
    other.join();
  }
}
