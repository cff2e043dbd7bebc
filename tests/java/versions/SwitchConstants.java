// jdk: 21+
// Constants and patterns of one switch: strings, boxed numbers, characters, null with default.
public class SwitchConstants {
  static String word(String s) {
    return switch (s) {
      case "Aa", "BB" -> "equal hashes";
      case String t when t.startsWith("x") -> "begins with x";
      case "y" -> "y";
      case null, default -> "neither";
    };
  }

  static String number(Integer i) {
    return switch (i) {
      case 1 -> "one";
      case Integer j when j > 1000 -> "many";
      case 2 -> "two";
      case Integer j -> "some";
    };
  }

  static String letter(Character c) {
    return switch (c) {
      case 'a', 'b' -> "first";
      case Character d when Character.isUpperCase(d) -> "upper";
      case Character d -> "letter";
    };
  }

  public static void main(String[] args) {
    for (String s : new String[] {null, "Aa", "BB", "C#", "xyz", "y"}) System.out.print(word(s) + "; ");
    for (Integer i : new Integer[] {1, 2, 3, 5000}) System.out.print(number(i) + "; ");
    for (char c : "bAz".toCharArray()) System.out.print(letter(c) + "; ");
    System.out.println();
  }
}
