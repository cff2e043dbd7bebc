// Locales and collation: tags, display names, comparison rules, break iteration, locale-dependent text.
import java.text.BreakIterator;
import java.text.CollationKey;
import java.text.Collator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

public class StrLocales {
  static String ascii(String text) {
    StringBuilder result = new StringBuilder();
    for (char c : text.toCharArray()) result.append(c < 127 ? "" + c : "\\u" + Integer.toHexString(c));
    return result.toString();
  }

  static void tags() {
    Locale[] locales = {Locale.US, Locale.GERMANY, Locale.ROOT, new Locale("tr"), new Locale("iw"),
        Locale.forLanguageTag("zh-Hans-CN"), Locale.forLanguageTag("de-DE-u-co-phonebk"),
        new Locale.Builder().setLanguage("sr").setScript("Latn").build(), Locale.forLanguageTag("x-private"),
        Locale.forLanguageTag("not a tag")};
    for (Locale locale : locales) {
      System.out.println(locale + " " + locale.toLanguageTag() + " <" + locale.getLanguage() + "> <"
          + locale.getCountry() + "> <" + locale.getScript() + "> " + ascii(locale.getDisplayName(Locale.ENGLISH))
          + " | " + ascii(locale.getDisplayLanguage(Locale.GERMAN)) + " " + locale.hasExtensions() + " "
          + locale.hashCode());
    }
    System.out.println(Locale.US.equals(new Locale("EN", "us")) + " " + Locale.US.getISO3Country() + " "
        + Locale.GERMANY.getISO3Language() + " " + ascii(Locale.FRANCE.getDisplayCountry(Locale.FRANCE)) + " "
        + Locale.lookup(Locale.LanguageRange.parse("de-CH,en;q=0.5"), List.of(Locale.ENGLISH, Locale.GERMAN)));
    try {
      new Locale.Builder().setLanguage("toolonglanguage");
    } catch (java.util.IllformedLocaleException e) {
      System.out.println(e.getMessage());
    }
  }

  static void collation() {
    List<String> words = Arrays.asList("zebra", "Apfel", "\u00c4pfel", "apfel", "\u00e4hnlich", "Zoo", "stra\u00dfe",
        "strasse", "r\u00e9sum\u00e9", "resume", "co-op", "coop");
    for (Locale locale : new Locale[] {Locale.US, Locale.GERMANY, new Locale("sv")}) {
      Collator collator = Collator.getInstance(locale);
      List<String> sorted = new ArrayList<>(words);
      sorted.sort(collator);
      System.out.println(locale + " " + ascii(String.join(" ", sorted)));
      StringBuilder strengths = new StringBuilder();
      for (int strength : new int[] {Collator.PRIMARY, Collator.SECONDARY, Collator.TERTIARY, Collator.IDENTICAL}) {
        collator.setStrength(strength);
        strengths.append(collator.compare("a", "A"))
            .append(collator.compare("a", "\u00e4"))
            .append(collator.compare("a", "b"))
            .append(' ');
      }
      System.out.println(strengths.toString().trim());
    }
    Collator german = Collator.getInstance(Locale.GERMANY);
    CollationKey first = german.getCollationKey("Apfel");
    System.out.println(first.compareTo(german.getCollationKey("apfel")) + " " + first.toByteArray().length + " "
        + first.getSourceString());
  }

  static void breaks() {
    String text = "Hello, world! It's 3.5 o'clock. Really? Yes.";
    for (BreakIterator iterator :
        new BreakIterator[] {BreakIterator.getWordInstance(Locale.US), BreakIterator.getSentenceInstance(Locale.US),
            BreakIterator.getLineInstance(Locale.US), BreakIterator.getCharacterInstance(Locale.US)}) {
      iterator.setText(text);
      StringBuilder line = new StringBuilder();
      for (int at = iterator.first(); at != BreakIterator.DONE; at = iterator.next()) line.append(at).append(' ');
      System.out.println(
          line + "| " + iterator.following(10) + " " + iterator.preceding(10) + " " + iterator.isBoundary(5));
    }
    BreakIterator characters = BreakIterator.getCharacterInstance(Locale.ROOT);
    characters.setText("e\u0301\ud83d\ude00x");
    StringBuilder line = new StringBuilder();
    for (int at = characters.first(); at != BreakIterator.DONE; at = characters.next()) line.append(at).append(' ');
    System.out.println(line.toString().trim());
  }

  public static void main(String[] args) {
    tags();
    collation();
    breaks();
    System.out.println("TITLE".toLowerCase(new Locale("tr")).equals("title") + " "
        + String.format(Locale.FRANCE, "%.1f", 1.5) + " " + String.format(new Locale("ar"), "%d", 5).length());
  }
}
