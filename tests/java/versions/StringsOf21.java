// jdk: 21+
// What strings and builders can do since 21.
import java.util.Arrays;

public class StringsOf21 {
  public static void main(String[] args) {
    System.out.println("banana".indexOf('a', 2, 4) + " " + "banana".indexOf("na", 1, 4) + " " + "banana".indexOf('n', 3, 3));
    System.out.println(Arrays.toString("a1b22c".splitWithDelimiters("\\d+", 0)) + Arrays.toString("x,y,z".splitWithDelimiters(",", 2)));
    System.out.println(new StringBuilder("=").repeat("ab", 3).repeat('!', 2).repeat(0x1F600, 1).length());
    System.out.println(new StringBuffer().repeat("-", 5));
    System.out.println(Character.isEmoji(0x1F600) + " " + Character.isEmojiModifier('a') + " " + Character.toString(0x41));
    System.out.println("\tone\n two".stripIndent().lines().toList() + " " + "%s-%d".formatted("x", 4) + " " + "a\\tb".translateEscapes());
    System.out.println("""
        text "block" \
        joined
          indented\s
        """);
    try {
      "abc".indexOf('a', 2, 1);
    } catch (StringIndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(java.util.Locale.of("en", "GB") + " " + "ab".compareToIgnoreCase("AC") + " " + "résumé".chars().sum());
  }
}
