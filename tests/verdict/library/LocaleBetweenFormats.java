import java.util.Locale;

/** The default locale changes between two calls of String.format, which both look it up. */
public class LocaleBetweenFormats {
  public static void main(String[] args) throws Exception {
    Locale.setDefault(Locale.US);
    Thread other = new Thread(() -> Locale.setDefault(Locale.GERMANY));
    other.start();
    String first = String.format("%.1f", 1.5);
    String second = String.format("%.1f", 1.5);
    other.join();
    assert first.equals(second); // expect: assertion
  }
}
