// Searching, cutting and comparing strings: indexOf, contains, substring, regionMatches, compareTo, over Latin-1 and
// UTF-16 contents.
public class StrSearch {
  static final String LATIN = "the quick brown fox jumps over the lazy dog";
  static final String WIDE = "\u03b1\u03b2\u03b3 the \u20ac quick \ud83d\ude00 fox \u03b1\u03b2";

  static void search(String text, String... parts) {
    for (String part : parts) {
      System.out.print(text.indexOf(part) + "," + text.lastIndexOf(part) + "," + text.indexOf(part, 5) + ","
          + text.lastIndexOf(part, 10) + "," + text.contains(part) + "," + text.startsWith(part) + ","
          + text.endsWith(part) + "," + text.startsWith(part, 4) + " ");
    }
    System.out.println();
  }

  static void chars(String text, int... codes) {
    for (int code : codes)
      System.out.print(text.indexOf(code) + "," + text.lastIndexOf(code) + "," + text.indexOf(code, 6) + ","
          + text.lastIndexOf(code, 6) + "," + text.indexOf(code, -5) + "," + text.indexOf(code, 1000) + " ");
    System.out.println();
  }

  static int sign(int n) {
    return Integer.compare(n, 0);
  }

  static void compare() {
    String[] words = {"", "a", "A", "b", "aa", "ab", "Ab", "z", "\u00e9", "\u00c9", "\u0130", "i", "I", "\u0131",
        "\u20ac", "\ud83d\ude00", "\uffff", "ss", "\u00df"};
    StringBuilder text = new StringBuilder();
    for (String a : words) {
      for (String b : words) {
        text.append(a.compareTo(b))
            .append('/')
            .append(a.compareToIgnoreCase(b))
            .append('/')
            .append(a.equals(b) ? 'e' : '-')
            .append(a.equalsIgnoreCase(b) ? 'i' : '-')
            .append(a.contentEquals(b) ? 'c' : '-')
            .append(' ');
      }
    }
    System.out.println(text.toString().hashCode() + " " + text.substring(0, 150));
    String[] sorted = words.clone();
    java.util.Arrays.sort(sorted);
    for (String word : sorted) System.out.print(word.isEmpty() ? "'' " : Integer.toHexString(word.charAt(0)) + " ");
    java.util.Arrays.sort(sorted, String.CASE_INSENSITIVE_ORDER);
    for (String word : sorted) System.out.print(word.isEmpty() ? "'' " : Integer.toHexString(word.charAt(0)) + " ");
    System.out.println();
    System.out.println("abc".equals(null) + " "
        + "abc".equals(new StringBuilder("abc")) + " "
        + "abc".contentEquals(new StringBuilder("abc")) + " "
        + "abc".contentEquals(new StringBuffer("abd")) + " "
        + "abc".equals((Object) "abc"));
  }

  static void regions() {
    System.out.println(LATIN.regionMatches(4, "quick", 0, 5) + " " + LATIN.regionMatches(4, "QUICK", 0, 5) + " "
        + LATIN.regionMatches(true, 4, "QUICK", 0, 5) + " " + LATIN.regionMatches(-1, "x", 0, 1) + " "
        + LATIN.regionMatches(40, "dog", 0, 4) + " " + LATIN.regionMatches(40, "dog", 0, -1) + " "
        + WIDE.regionMatches(true, 0, "\u0391\u0392", 0, 2) + " " + WIDE.regionMatches(4, LATIN, 0, 3));
  }

  static void cutting() {
    for (int[] range : new int[][] {{0, 3}, {4, 9}, {43, 43}, {0, 43}, {5, 5}})
      System.out.print("<" + LATIN.substring(range[0], range[1]) + "> ");
    System.out.println(LATIN.substring(40) + " " + LATIN.subSequence(4, 9) + " " + WIDE.substring(4, 7) + " "
        + WIDE.substring(3, 9).length() + " " + LATIN.substring(43).isEmpty());
    for (int[] range : new int[][] {{-1, 3}, {3, 2}, {0, 44}, {44, 44}}) {
      try {
        System.out.println(LATIN.substring(range[0], range[1]));
      } catch (StringIndexOutOfBoundsException e) {
        System.out.println(e.getMessage());
      }
    }
    System.out.println(
        "latin part of a wide string".equals((WIDE + "latin part of a wide string").substring(WIDE.length())) + " "
        + WIDE.substring(4, 8).hashCode() + " "
        + "the ".hashCode());
  }

  static void copying() {
    char[] target = "----------".toCharArray();
    LATIN.getChars(4, 9, target, 2);
    System.out.println(new String(target) + " " + new String(target, 2, 5) + " " + String.valueOf(target, 0, 3) + " "
        + String.copyValueOf(target, 1, 2) + " " + new String(new int[] {97, 0x1f600, 98}, 0, 3).length());
    System.out.println(LATIN.toCharArray().length + " " + LATIN.charAt(0) + " " + (int) WIDE.charAt(0) + " "
        + LATIN.length() + " "
        + "".isEmpty() + " "
        + " \t".isBlank() + " "
        + "x".isBlank());
    try {
      LATIN.getChars(0, 20, target, 0);
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
  }

  public static void main(String[] args) {
    search(LATIN, "the", "fox", "cat", "", "dog", "o", "jumps over the lazy dog and more", "q");
    search(WIDE, "the", "\u03b1\u03b2", "\u20ac", "fox", "", "\ud83d\ude00", "\ude00", "\u00e9", "zz");
    chars(LATIN, 't', 'z', 'Q', 0x20ac, 0x1f600, -1);
    chars(WIDE, 't', 0x03b1, 0x1f600, 0xd83d, 0xde00, 0x1f601, 0x110000);
    compare();
    regions();
    cutting();
    copying();
  }
}
