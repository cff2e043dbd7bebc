// Number conversions of String.format: every conversion with its flags, widths and precisions, locales, and the errors.
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.IllegalFormatException;
import java.util.Locale;

public class NumFormat {
  static void show(String format, Object... arguments) {
    try {
      System.out.println(format + " -> [" + String.format(Locale.US, format, arguments) + "]");
    } catch (IllegalFormatException e) {
      System.out.println(format + " -> " + e.getClass().getSimpleName() + ": " + e.getMessage());
    }
  }

  public static void main(String[] args) {
    for (String flags : new String[] {"", "5", "-5", "05", "+", " ", ",", "(", "+,012", "-8", "(,10"}) {
      show("%" + flags + "d|%" + flags + "d|%" + flags + "d", 42, -1234567, 0L);
    }
    show("%d %d %d %d", (byte) -1, (short) 300, Long.MIN_VALUE, new BigInteger("-123456789012345678901234567890"));
    for (String conversion : new String[] {"%x", "%X", "%o", "%#x", "%08x", "%#10o", "%-6x|"})
      show(conversion + " " + conversion + " " + conversion, 255, -1, (byte) -2);
    show("%x %o %x", 1L << 40, -1L, new BigInteger("-255"));
    show("%+x", 5);
    for (String spec : new String[] {
             "%f", "%.0f", "%.3f", "%10.2f", "%-10.2f|", "%010.2f", "%+.1f", "%(.2f", "%,.2f", "% .1f", "%#.0f"}) {
      show(spec + " " + spec + " " + spec + " " + spec, 1234.5678, -0.05, 1e10, -2.5f);
    }
    for (String spec : new String[] {"%e", "%.2e", "%E", "%12.3e", "%g", "%.3g", "%G", "%a", "%A"}) {
      show(spec + " " + spec + " " + spec + " " + spec, 12345.678, 0.00001234, 0.0, -1e100);
    }
    show("%f %e %g %5.1f %-9f| %09f", Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN,
        Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    show("%.2f %.3e %10.4f", new BigDecimal("12345678901234567890.125"), new BigDecimal("0.00012345"),
        new BigDecimal("-1"));
    show("%.1f %.1f %.1f %.1f %.0f %.0f", 0.25, 0.35, 0.15, 1.45, 0.5, 1.5);
    show("%.20f %.15f", 0.1, 1.0 / 3);
    show("%c%c%c %C %5c|%-3c|", 'a', 98, (short) 99, 'x', 'y', 'z');
    show("%b %B %b %5b %.2b", true, false, null, true, true);
    show("%h %H %h", "hello", 255, null);
    show("%s %S %10s|%-10s|%.3s", 1.5, "up", 42L, true, "truncated");
    show("%2$s %1$s %2$s %<s %s %s", "a", "b");
    show("%n%%%5%|%-5%|");
    show("%d", "text");
    show("%f", 5);
    show("%c", "string");
    show("%x", 1.5);
    show("%d");
    show("%q", 1);
    show("%-d", 1);
    show("%-05d", 1);
    show("%+ d", 1);
    show("%.2d", 1);
    show("%,x", 1);
    show("%#d", 1);
    show("%c", 0x110000);
    show("%5");
    show("%s %s", "only one");
    show("%d %s", null, null);
    System.out.println(String.format(Locale.GERMANY, "%,.2f %,d %.3e", 1234567.891, 1234567, 1234.5));
    System.out.println(
        String.format(Locale.ROOT, "%,d %f", 1000000, 0.1) + " " + String.format((Locale) null, "%,d", 5000));
    System.out.println("%05d-%s".formatted(7, "x") + " "
        + new java.util.Formatter(Locale.US).format("%1$d%1$x", 10).format("!").toString());
    StringBuilder out = new StringBuilder("out:");
    new java.util.Formatter(out, Locale.US).format("%3d", 5).format("%3d", 6);
    System.out.println(out);
    System.out.printf(Locale.US, "%-8s|%8.3f|%+d%n", "printf", Math.PI, 5);
    System.out.format("%s%n", "format");
    show("%tY", 0L == 1 ? null : "no date");
  }
}
