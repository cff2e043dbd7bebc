import java.util.Formatter;

/** Each formats into a StringBuffer under its lock. */
public class FormattedIntoOneBuilderFixed { // expect: no-violation
  public static void main(String[] args) throws Exception {
    StringBuffer text = new StringBuffer();
    Thread other = new Thread(() -> new Formatter(text).format("%d", 1));
    other.start();
    new Formatter(text).format("%d", 2);
    other.join();
    assert text.length() == 2;
  }
}
