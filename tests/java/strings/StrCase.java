// Upper and lower case: special casings, Turkish and Lithuanian rules, sharp s, final sigma, ligatures, title case,
// ignoring case.
import java.util.Locale;
import java.util.stream.Collectors;

public class StrCase {
  static final Locale TURKISH = new Locale("tr", "TR");
  static final Locale LITHUANIAN = new Locale("lt");

  static String hex(String text) {
    return text.chars()
        .mapToObj(c -> c < 127 && c > 32 ? Character.toString(c) : "<" + Integer.toHexString(c) + ">")
        .collect(Collectors.joining());
  }

  static void show(String text) {
    System.out.println(hex(text) + ": " + hex(text.toUpperCase(Locale.ROOT)) + " " + hex(text.toLowerCase(Locale.ROOT))
        + " tr " + hex(text.toUpperCase(TURKISH)) + " " + hex(text.toLowerCase(TURKISH)) + " lt "
        + hex(text.toUpperCase(LITHUANIAN)) + " " + hex(text.toLowerCase(LITHUANIAN)) + " de "
        + hex(text.toUpperCase(Locale.GERMANY)) + " " + hex(text.toLowerCase(Locale.GERMANY)));
  }

  static String title(String text) {
    StringBuilder result = new StringBuilder();
    boolean start = true;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      result.append(start ? Character.toTitleCase(c) : Character.toLowerCase(c));
      start = !Character.isLetter(c);
    }
    return result.toString();
  }

  static String swap(String text) {
    return text.chars()
        .map(c -> Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c))
        .mapToObj(Character::toString)
        .collect(Collectors.joining());
  }

  public static void main(String[] args) {
    for (String text :
        new String[] {"Hello World", "TITLE", "title", "\u0130stanbul", "ISTANBUL", "\u0131i", "stra\u00dfe", "STRASSE",
            "\u1e9e", "\u00c4\u00d6\u00dc", "\u00e4\u00f6\u00fc\u00ff", "\u039f\u03a3", "\u03a3\u03a3 \u03a3",
            "\u03c3\u03c2", "\ufb01\ufb02", "\u0149", "\u01c4\u01c5\u01c6", "\u0390", "\u1f80", "\u00b5", "\u212a",
            "\ud801\udc00\ud801\udc28", "i\u0307", "\u00cc\u0128", "J\u0301", "", "123-abc", "\u0345\u0399"}) {
      show(text);
    }
    System.out.println("hello".toUpperCase() + " "
        + "HELLO".toLowerCase() + " " + ("same".toLowerCase() == "same") + " " + ("SAME".toUpperCase() == "SAME") + " "
        + "stra\u00dfe".toUpperCase(Locale.ROOT).length());
    System.out.println("TITLE".equalsIgnoreCase("title") + " "
        + "\u0130".equalsIgnoreCase("i") + " "
        + "\u00df".equalsIgnoreCase("SS") + " "
        + "\u03a3".equalsIgnoreCase("\u03c2") + " "
        + "\u212a".equalsIgnoreCase("k") + " "
        + "\u00b5".equalsIgnoreCase("\u03bc") + " "
        + "\ud801\udc00".equalsIgnoreCase("\ud801\udc28"));
    System.out.println("a".compareToIgnoreCase("B") + " "
        + "\u00e9".compareToIgnoreCase("\u00c9") + " "
        + "z".compareToIgnoreCase("\u00e9") + " "
        + "_".compareToIgnoreCase("A"));
    System.out.println(title("the QUICK brown-fox") + " " + swap("Hello World") + " " + hex(title("\u01c4abc \u00df"))
        + " " + hex(swap("\u00c9t\u00e9")));
    int changed = 0;
    int longer = 0;
    int hash = 0;
    for (int c = 0; c < 0x2000; c += c < 0x250 || c > 0x1f00 ? 1 : 23) {
      String one = Character.toString(c);
      String upper = one.toUpperCase(Locale.ROOT);
      String lower = one.toLowerCase(Locale.ROOT);
      if (!upper.equals(one)) changed++;
      if (upper.length() > 1) longer++;
      hash = 31 * hash + upper.hashCode() * 7 + lower.hashCode();
    }
    System.out.println(changed + " " + longer + " " + hash);
  }
}
