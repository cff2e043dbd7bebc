// DecimalFormat: patterns, grouping, percent, scientific notation, rounding modes, settings, parsing.
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;
import java.text.ParseException;
import java.text.ParsePosition;
import java.util.Locale;

public class NumDecimalFormat {
  // Spaces and signs outside of ASCII are shown by number, whatever the encoding of the output is.
  static String plain(String text) {
    StringBuilder result = new StringBuilder();
    for (char c : text.toCharArray()) {
      if (c < 127) result.append(c);
      else result.append("\\u").append(Integer.toHexString(c));
    }
    return result.toString();
  }

  static void patterns() {
    DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(Locale.US);
    double[] values = {0, 1234567.891, -0.0056, 42, 1e-10, -99.995};
    for (String pattern : new String[] {"#", "0", "0.00", "#.##", "#,##0.00", "000.0", "0.###E0", "##0.##E0", "00.00%",
             "#,##0.00;(#,##0.00)", "'#'0", "$#,##0", "0.0\u2030", "#,####.#", "0000000", "#.#####"}) {
      DecimalFormat format = new DecimalFormat(pattern, symbols);
      StringBuilder text = new StringBuilder(plain(pattern)).append(':');
      for (double value : values) text.append(' ').append(plain(format.format(value)));
      System.out.println(text + " | " + plain(format.toPattern()));
    }
    for (String bad : new String[] {"0.0.0", "#0#", "0;0;0", "'"}) {
      try {
        System.out.println(bad + " accepted " + new DecimalFormat(bad, symbols).format(5));
      } catch (IllegalArgumentException e) {
        System.out.println(bad + ": " + e.getMessage());
      }
    }
  }

  static void settings() {
    DecimalFormat format = new DecimalFormat("#,##0.##", DecimalFormatSymbols.getInstance(Locale.US));
    StringBuilder modes = new StringBuilder();
    for (RoundingMode mode : RoundingMode.values()) {
      if (mode == RoundingMode.UNNECESSARY) continue;
      format.setRoundingMode(mode);
      modes.append(mode)
          .append(' ')
          .append(format.format(2.345))
          .append(' ')
          .append(format.format(-2.355))
          .append(' ')
          .append(format.format(new BigDecimal("0.005")))
          .append("; ");
    }
    System.out.println(modes);
    format.setRoundingMode(RoundingMode.HALF_EVEN);
    format.setMinimumFractionDigits(1);
    format.setMaximumFractionDigits(3);
    format.setMinimumIntegerDigits(3);
    format.setGroupingSize(2);
    format.setPositivePrefix("+");
    format.setNegativeSuffix("-");
    System.out.println(format.format(1234567.89126) + " " + format.format(-5) + " "
        + format.format(new BigDecimal("123456789012345678901234567890.12345")) + " " + format.toPattern());
    format.setGroupingUsed(false);
    format.setMultiplier(100);
    format.setDecimalSeparatorAlwaysShown(true);
    System.out.println(format.format(1.5) + " " + format.isParseIntegerOnly() + " " + format.equals(format.clone()));
  }

  static void parsing() throws ParseException {
    NumberFormat us = NumberFormat.getInstance(Locale.US);
    NumberFormat german = new DecimalFormat("#,##0.###", new DecimalFormatSymbols(Locale.GERMANY));
    for (String text : new String[] {"1,234.5", "1.234,5", "-7", "12abc", "1e3", "1E3", "(5)"}) {
      System.out.print(text + " " + us.parse(text.startsWith("(") ? "5" : text) + " "
          + german.parse(text.startsWith("(") ? "5" : text) + "; ");
    }
    System.out.println();
    try {
      us.parse("abc");
    } catch (ParseException e) {
      System.out.println(e.getMessage() + " at " + e.getErrorOffset());
    }
    ParsePosition position = new ParsePosition(2);
    System.out.println(us.parse("x=15;y", position) + " " + position.getIndex() + " "
        + us.parse("1").getClass().getSimpleName() + " " + us.parse("1.5").getClass().getSimpleName());
    DecimalFormat big = new DecimalFormat("0.0", DecimalFormatSymbols.getInstance(Locale.US));
    big.setParseBigDecimal(true);
    System.out.println(big.parse("123456789012345678901234567890.5"));
  }

  public static void main(String[] args) throws ParseException {
    patterns();
    settings();
    parsing();
  }
}
