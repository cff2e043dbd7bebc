import java.util.Formatter;

/** Two threads format into one StringBuilder, which belongs to the program and not to the library. */
public class FormattedIntoOneBuilder {
  public static void main(String[] args) throws Exception {
    StringBuilder text = new StringBuilder();
    Thread other = new Thread(() -> new Formatter(text).format("%d", 1));
    other.start();
    new Formatter(text).format("%d", 2);
    other.join();
    assert text.length() == 2; // expect: assertion
  }
}
