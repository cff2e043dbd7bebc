import java.text.BreakIterator;
import java.text.CharacterIterator;
import java.text.ChoiceFormat;
import java.text.Collator;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.MessageFormat;
import java.text.Normalizer;
import java.text.NumberFormat;
import java.text.ParseException;
import java.text.ParsePosition;
import java.text.StringCharacterIterator;
import java.util.Arrays;
import java.util.Currency;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;

/** Numbers, messages, choices, currencies, collation, bundles: the text package with fixed locales. */
public class LibFormats {
  public static class Texts extends ListResourceBundle {
    @Override
    protected Object[][] getContents() {
      return new Object[][] {{"hello", "Hello"}, {"bye", "Goodbye"}, {"count", 3}, {"list", new String[] {"a", "b"}}};
    }
  }

  public static class Texts_de extends ListResourceBundle {
    @Override
    protected Object[][] getContents() {
      return new Object[][] {{"hello", "Hallo"}};
    }
  }

  public static class Texts_de_AT extends ListResourceBundle {
    @Override
    protected Object[][] getContents() {
      return new Object[][] {{"bye", "Servus"}};
    }
  }

  static void numbers() throws ParseException {
    NumberFormat us = NumberFormat.getInstance(Locale.US);
    NumberFormat german = NumberFormat.getInstance(Locale.GERMANY);
    System.out.println(us.format(1234567.891) + " " + german.format(1234567.891) + " " + us.format(-0.5) + " "
        + NumberFormat.getPercentInstance(Locale.US).format(0.256) + " "
        + NumberFormat.getCurrencyInstance(Locale.US).format(-1234.5) + " "
        + NumberFormat.getIntegerInstance(Locale.US).format(2.5) + " "
        + NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.SHORT).format(1_250_000));
    for (String pattern : new String[] {"0.00", "#,##0.###", "000", "0.##E0", "#%", "'#'0", "0;(0)", "##0.#####E0"}) {
      System.out.print(pattern + " -> "
          + new DecimalFormat(pattern, DecimalFormatSymbols.getInstance(Locale.US)).format(-1234.5678) + " | ");
    }
    System.out.println();
    DecimalFormat half = new DecimalFormat("0.0", DecimalFormatSymbols.getInstance(Locale.US));
    StringBuilder rounded = new StringBuilder();
    for (double d : new double[] {0.25, 0.35, -0.05, 1e20, Double.NaN, Double.NEGATIVE_INFINITY}) {
      rounded.append(half.format(d).replace('\u221e', 'i').replace('\ufffd', '?')).append(' ');
    }
    half.setRoundingMode(java.math.RoundingMode.DOWN);
    System.out.println(rounded + half.format(0.99) + " " + us.parse("1,234.5xyz") + " " + german.parse("1.234,5") + " "
        + us.parse("12").getClass().getSimpleName());
    ParsePosition position = new ParsePosition(2);
    System.out.println(us.parse("$ 42 left", position) + " " + position.getIndex() + " "
        + us.parse("none", new ParsePosition(0)));
    try {
      us.parse("text");
    } catch (ParseException e) {
      System.out.println(e.getMessage());
    }
  }

  static void messages() {
    System.out.println(MessageFormat.format("{1} and {0}, {0} '{quoted}' it''s {2,number,#.#}", "a", "b", 3.14159) + " "
        + new MessageFormat("{0,number,integer} {0,number,percent}", Locale.US).format(new Object[] {12.6}) + " "
        + MessageFormat.format("{5}", 1) + " "
        + new MessageFormat("there {0,choice,0#are no files|1#is one file|1<are {0,number,integer} files}", Locale.US)
        .format(new Object[] {1273}));
    ChoiceFormat choice = new ChoiceFormat("0#none|1#one|2<many");
    System.out.println(choice.format(-1) + " " + choice.format(1.5) + " " + choice.format(2) + " " + choice.format(3)
        + " " + choice.toPattern());
    try {
      MessageFormat.format("{x}", 1);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }

  static void bundles() {
    for (Locale locale : new Locale[] {Locale.ROOT, Locale.GERMANY, new Locale("de", "AT")}) {
      ResourceBundle bundle = ResourceBundle.getBundle("LibFormats$Texts", locale,
          ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_CLASS));
      System.out.println("[" + locale + "] " + bundle.getString("hello") + " " + bundle.getString("bye") + " "
          + bundle.getObject("count") + " " + Arrays.toString(bundle.getStringArray("list")) + " " + bundle.getLocale()
          + " " + new java.util.TreeSet<>(bundle.keySet()));
    }
    try {
      ResourceBundle.getBundle("LibFormats$Texts", Locale.ROOT).getString("absent");
    } catch (MissingResourceException e) {
      System.out.println(e.getMessage() + " " + e.getKey());
    }
    try {
      ResourceBundle.getBundle("NoSuchBundle", Locale.ROOT);
    } catch (MissingResourceException e) {
      System.out.println(e.getMessage());
    }
  }

  static void texts() {
    Locale locale = Locale.forLanguageTag("de-CH-1996");
    System.out.println(locale + " " + locale.getLanguage() + locale.getCountry() + locale.getVariant() + " "
        + Locale.US.getDisplayCountry(Locale.US) + " " + Locale.FRENCH.getDisplayLanguage(Locale.US) + " "
        + Locale.JAPAN.toLanguageTag() + " " + "I".toLowerCase(new Locale("tr")).length() + " "
        + Locale.US.getISO3Country());
    Currency euro = Currency.getInstance("EUR");
    System.out.println(euro + " " + euro.getDefaultFractionDigits() + " "
        + Currency.getInstance(Locale.JAPAN).getCurrencyCode() + " " + Currency.getInstance("USD").getSymbol(Locale.US)
        + " " + euro.getNumericCode());
    Collator collator = Collator.getInstance(Locale.US);
    String[] words = {"b", "A", "a", "B", "\u00e1"};
    Arrays.sort(words, collator);
    collator.setStrength(Collator.PRIMARY);
    System.out.println(String.join("", words).replace('\u00e1', '@') + " " + collator.compare("a", "\u00c1") + " "
        + collator.compare("a", "b"));
    BreakIterator sentences = BreakIterator.getSentenceInstance(Locale.US);
    sentences.setText("Hi there. How are you? Fine.");
    StringBuilder breaks = new StringBuilder();
    for (int i = sentences.first(); i != BreakIterator.DONE; i = sentences.next()) breaks.append(i).append(' ');
    StringCharacterIterator it = new StringCharacterIterator("abcd", 1, 4, 2);
    StringBuilder chars = new StringBuilder();
    for (char c = it.current(); c != CharacterIterator.DONE; c = it.next()) chars.append(c).append(it.getIndex());
    System.out.println(breaks + "" + chars + it.first() + it.last() + " "
        + Normalizer.normalize("\u00e9", Normalizer.Form.NFD).length()
        + Normalizer.isNormalized("e\u0301", Normalizer.Form.NFC));
  }

  public static void main(String[] args) throws ParseException {
    numbers();
    messages();
    bundles();
    texts();
  }
}
