/** Formatting fills caches of the library, which nobody can notice: it costs no states. */
public class FormattedInThreads { // expect: no-violation
  static String first;
  static String second;

  public static void main(String[] args) throws Exception {
    Thread one = new Thread(() -> first = String.format("%,d %5.2f %s", 1234567, 2.5, "x"));
    Thread two = new Thread(() -> second = String.format("%08x %b", 255, true));
    one.start();
    two.start();
    one.join();
    two.join();
    assert first.equals("1,234,567  2.50 x");
    assert second.equals("000000ff true");
  }
}
