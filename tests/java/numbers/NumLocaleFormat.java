// NumberFormat in several locales: numbers, currencies, percents, compact forms, symbols.
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;
import java.util.Currency;
import java.util.Locale;

public class NumLocaleFormat {
  // Spaces and signs outside of ASCII are shown by number, whatever the encoding of the output is.
  static String plain(String text) {
    StringBuilder result = new StringBuilder();
    for (char c : text.toCharArray()) {
      if (c < 127) result.append(c);
      else result.append("\\u").append(Integer.toHexString(c));
    }
    return result.toString();
  }

  static void locales() {
    for (Locale locale : new Locale[] {Locale.US, Locale.GERMANY, Locale.FRANCE, Locale.ROOT}) {
      NumberFormat number = NumberFormat.getInstance(locale);
      NumberFormat currency = NumberFormat.getCurrencyInstance(locale);
      NumberFormat percent = NumberFormat.getPercentInstance(locale);
      NumberFormat integer = NumberFormat.getIntegerInstance(locale);
      System.out.println(locale + ": " + plain(number.format(-1234567.891)) + " " + plain(currency.format(1234.5)) + " "
          + plain(percent.format(0.256)) + " " + plain(integer.format(2.5)) + " " + plain(integer.format(3.5)) + " "
          + plain(number.format(Double.NaN)) + " " + plain(number.format(Double.NEGATIVE_INFINITY)) + " "
          + plain(number.format(Long.MAX_VALUE)));
    }
  }

  static void others() {
    System.out.println(NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.SHORT).format(1_234_567)
        + " " + NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.LONG).format(9_999) + " "
        + plain(NumberFormat.getCompactNumberInstance(Locale.GERMANY, NumberFormat.Style.SHORT).format(7_500_000)));
    Currency euro = Currency.getInstance("EUR");
    System.out.println(euro + " " + euro.getDefaultFractionDigits() + " " + plain(euro.getSymbol(Locale.GERMANY)) + " "
        + Currency.getInstance(Locale.JAPAN).getDefaultFractionDigits() + " "
        + Currency.getInstance(Locale.US).getNumericCode());
    NumberFormat yen = NumberFormat.getCurrencyInstance(Locale.US);
    yen.setCurrency(Currency.getInstance("JPY"));
    System.out.println(plain(yen.format(1234.56)) + " "
        + DecimalFormatSymbols.getInstance(Locale.GERMANY).getDecimalSeparator() + " "
        + (int) DecimalFormatSymbols.getInstance(Locale.FRANCE).getGroupingSeparator());
  }

  static void symbols() {
    for (Locale locale : new Locale[] {Locale.US, Locale.GERMANY, Locale.FRANCE}) {
      DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(locale);
      System.out.println(locale + " " + symbols.getDecimalSeparator() + " " + plain("" + symbols.getGroupingSeparator())
          + " " + symbols.getMinusSign() + " " + symbols.getPercent() + " " + plain(symbols.getInfinity()) + " "
          + symbols.getNaN() + " " + symbols.getExponentSeparator() + " " + symbols.getInternationalCurrencySymbol()
          + " " + plain(symbols.getCurrencySymbol()) + " " + symbols.getZeroDigit());
    }
  }

  public static void main(String[] args) {
    locales();
    others();
    symbols();
  }
}
