// Transforming strings: replace, strip, trim, repeat, split, join, lines, indent, chars, transform, formatted, valueOf.
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

public class StrTransform {
  static String show(String text) {
    StringBuilder result = new StringBuilder("[");
    for (char c : text.toCharArray()) {
      if (c == '\n') result.append("\\n");
      else if (c == '\r') result.append("\\r");
      else if (c == '\t') result.append("\\t");
      else if (c > '~' || c < ' ') result.append("\\u").append(Integer.toHexString(c));
      else result.append(c);
    }
    return result.append(']').toString();
  }

  static String show(String[] parts) {
    return Arrays.stream(parts).map(StrTransform::show).collect(Collectors.joining(",", parts.length + ":", ""));
  }

  static void replacing() {
    System.out.println("banana".replace('a', 'o') + " "
        + "banana".replace("an", "<>") + " "
        + "banana".replace("", "-") + " "
        + "aaa".replace("aa", "b") + " "
        + "abc".replace("x", "y") + " " + show("banana".replace('a', '\u20ac')) + " "
        + show("\u20acx\u20ac".replace('\u20ac', 'e')) + " " + show("\u20ac".replace("\u20ac", "euro")));
    System.out.println("a.b.c".replaceAll(".", "x") + " "
        + "a.b.c".replaceAll("\\.", "x") + " "
        + "a1b22c".replaceAll("[0-9]+", "<$0>") + " "
        + "a1b2".replaceFirst("[0-9]", "#") + " "
        + "John Smith".replaceAll("(\\w+) (\\w+)", "$2, $1"));
    System.out.println("tel".matches("[a-z]+") + " "
        + "tel1".matches("[a-z]+") + " "
        + "".matches("") + " "
        + "x$y".replaceAll("\\$", "\\\\"));
  }

  static void stripping() {
    String padded = "\u2003 \t mid dle \n\u00a0";
    System.out.println(show(padded.trim()) + show(padded.strip()) + show(padded.stripLeading())
        + show(padded.stripTrailing()) + show("  x ".trim()) + show("   ".strip()) + show("\u0001x\u0001".trim())
        + show("\u0001x\u0001".strip()));
    System.out.println(show("ab".repeat(3)) + show("\u20ac".repeat(2)) + show("x".repeat(0)) + show("".repeat(100))
        + show("abc".concat("def")) + show("".concat("")));
  }

  static void splitting() {
    for (String[] test :
        new String[][] {{"a,b,c", ","}, {"a,b,,c,,", ","}, {",a", ","}, {"", ","}, {"abc", ""}, {"a1b22c", "[0-9]+"},
            {"a.b.c", "."}, {"a.b.c", "\\."}, {"a|b", "|"}, {"boo:and:foo", "o"}, {"x", "x"}, {"a  b", " "}}) {
      System.out.println(test[0] + " / " + test[1] + " " + show(test[0].split(test[1])) + " "
          + show(test[0].split(test[1], 2)) + " " + show(test[0].split(test[1], -1)) + " "
          + show(test[0].split(test[1], 1)));
    }
  }

  static void joining() {
    System.out.println(String.join("-", "a", "b", null, "c") + " " + String.join("", List.of("x", "y")) + " "
        + show(String.join(",")) + " " + show(String.join("\u20ac", "a", "b")) + " "
        + String.join("-", List.of("only")));
    System.out.println(show("a\nb\r\nc\rd\n\ne".lines().collect(Collectors.joining("|"))) + " "
        + "".lines().count() + " "
        + "\n".lines().count() + " "
        + "a\n\n".lines().count() + " "
        + "\u20ac\n\u20ac".lines().count());
    System.out.println(show("a\n b\n".indent(2)) + show("    a\n  b".indent(-3)) + show("a".indent(0))
        + show("   a\n  b\n    c".stripIndent()) + show("x\\n\\t\\u0041".replace("\\u0041", "A").translateEscapes()));
  }

  static void streams() {
    System.out.println("hello".chars().sum() + " "
        + "hello".chars().mapToObj(c -> (char) c).map(String::valueOf).collect(Collectors.joining("-")) + " "
        + "a\ud83d\ude00b".codePoints().count() + " "
        + "a\ud83d\ude00b".chars().count() + " "
        + "hello world".chars().filter(c -> "aeiou".indexOf(c) >= 0).count() + " "
        + "cab".chars().sorted().mapToObj(Character::toString).collect(Collectors.toList()));
    System.out.println("abc".<Integer>transform(String::length) + " "
        + "abc".transform(s -> s + s) + " "
        + "%d-%s".formatted(1, "x") + " "
        + "abc".describeConstable().get());
    System.out.println(new StringBuilder("abc").reverse() + " " + "a,b;c".chars().filter(Character::isLetter).count());
  }

  static void values() {
    System.out.println(String.valueOf(true) + String.valueOf('c') + String.valueOf(1) + String.valueOf(2L)
        + String.valueOf(1.5f) + String.valueOf(2.5) + String.valueOf((Object) null)
        + String.valueOf(new char[] {'o', 'k'}) + String.valueOf(List.of(1)));
    System.out.println(new String() + new String("copy") + new String(new char[] {'x'})
        + new String(new StringBuilder("sb")) + new String(new StringBuffer("sf")) + new String(new byte[] {65, 66}));
    try {
      System.out.println(String.valueOf((char[]) null));
    } catch (NullPointerException e) {
      System.out.println("null array");
    }
  }

  public static void main(String[] args) {
    replacing();
    stripping();
    splitting();
    joining();
    streams();
    values();
  }
}
