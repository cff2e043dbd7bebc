// Supplementary characters: code points, surrogates, offsets, malformed pairs, properties of characters, normal forms.
import java.text.Normalizer;
import java.util.stream.Collectors;

public class StrUnicode {
  static final String MIXED = "a\u00e9\u20ac\ud83d\ude00z\ud800x\udc00\ud83d\udc68\u200d\ud83d\udc69";

  static String hex(String text) {
    return text.codePoints().mapToObj(Integer::toHexString).collect(Collectors.joining(" "));
  }

  static void codePoints() {
    System.out.println(MIXED.length() + " " + MIXED.codePointCount(0, MIXED.length()) + " " + hex(MIXED));
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < MIXED.length(); i++) {
      text.append(Integer.toHexString(MIXED.codePointAt(i)))
          .append(i > 0 ? "/" + Integer.toHexString(MIXED.codePointBefore(i)) : "")
          .append(Character.isHighSurrogate(MIXED.charAt(i)) ? "H" : "")
          .append(Character.isLowSurrogate(MIXED.charAt(i)) ? "L" : "")
          .append(' ');
    }
    System.out.println(text.toString().trim());
    for (int n = -6; n <= 6; n++) {
      try {
        System.out.print(MIXED.offsetByCodePoints(6, n) + " ");
      } catch (IndexOutOfBoundsException e) {
        System.out.print("out ");
      }
    }
    System.out.println();
    StringBuilder built = new StringBuilder();
    for (int point : new int[] {0x41, 0xe9, 0x20ac, 0x1f600, 0x10ffff, 0xd800}) built.appendCodePoint(point);
    System.out.println(built.length() + " " + hex(built.toString()) + " " + hex(built.reverse().toString()) + " "
        + hex(new StringBuilder(MIXED).reverse().toString()));
    try {
      built.appendCodePoint(0x110000);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }

  static void properties() {
    for (int point : new int[] {'a', 'Z', '5', ' ', '\n', '_', '$', 0xe9, 0xdf, 0x130, 0x1c5, 0x660, 0x2167, 0x20ac,
             0x300, 0x3042, 0x4e2d, 0xac00, 0xe000, 0xffff, 0x1d400, 0x1f600, 0x10ffff, 0x378, 0xad, 0x2028}) {
      StringBuilder text = new StringBuilder(Integer.toHexString(point))
                               .append(' ')
                               .append(Character.getType(point))
                               .append(' ')
                               .append(Character.getDirectionality(point))
                               .append(' ')
                               .append(Character.getNumericValue(point))
                               .append(' ');
      boolean[] flags = {Character.isLetter(point), Character.isDigit(point), Character.isLetterOrDigit(point),
          Character.isAlphabetic(point), Character.isUpperCase(point), Character.isLowerCase(point),
          Character.isTitleCase(point), Character.isWhitespace(point), Character.isSpaceChar(point),
          Character.isISOControl(point), Character.isJavaIdentifierStart(point), Character.isJavaIdentifierPart(point),
          Character.isUnicodeIdentifierPart(point), Character.isIdentifierIgnorable(point),
          Character.isIdeographic(point), Character.isMirrored(point), Character.isDefined(point)};
      for (boolean flag : flags) text.append(flag ? '1' : '.');
      text.append(' ')
          .append(Integer.toHexString(Character.toUpperCase(point)))
          .append(' ')
          .append(Integer.toHexString(Character.toLowerCase(point)))
          .append(' ')
          .append(Integer.toHexString(Character.toTitleCase(point)));
      System.out.println(text + " " + Character.UnicodeBlock.of(point) + " " + Character.UnicodeScript.of(point));
    }
    System.out.println(Character.getName('a') + " | " + Character.getName(0x1f600) + " | " + Character.getName(0x378)
        + " | " + Integer.toHexString(Character.codePointOf("EURO SIGN")));
    int letters = 0;
    int digits = 0;
    int upper = 0;
    int hash = 0;
    for (int c = 0; c < 0x3000; c++) {
      if (Character.isLetter(c)) letters++;
      if (Character.isDigit(c)) digits++;
      if (Character.isUpperCase(c)) upper++;
      hash = 31 * hash + Character.getType(c) + Character.toLowerCase(c);
    }
    System.out.println(letters + " " + digits + " " + upper + " " + hash);
  }

  static void normalForms() {
    for (String text : new String[] {"\u00e9", "e\u0301", "\ufb01", "\u212b", "\uac00", "\u1e9b\u0323", "plain"}) {
      StringBuilder line = new StringBuilder(hex(text)).append(':');
      for (Normalizer.Form form : Normalizer.Form.values())
        line.append(' ')
            .append(form)
            .append(' ')
            .append(hex(Normalizer.normalize(text, form)))
            .append(Normalizer.isNormalized(text, form) ? "=" : "");
      System.out.println(line);
    }
  }

  public static void main(String[] args) {
    codePoints();
    properties();
    normalForms();
    System.out.println("\ud83d\ude00".equals(new String(Character.toChars(0x1f600))) + " "
        + "\ud83d\ude00".indexOf(0x1f600) + " "
        + "x\ud83d\ude00".substring(2).length() + " " + Character.toString(0x1f600).length() + " "
        + "\ud83d\ude00\ud83d\ude01".compareTo("\ud83d\ude01") + " "
        + "\uffff".compareTo("\ud83d\ude00") + " "
        + "\ud83d\ude00".hashCode());
  }
}
