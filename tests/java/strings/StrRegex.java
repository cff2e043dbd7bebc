// Regular expressions: groups, quantifiers, classes, anchors, lookaround, flags, back references, matcher state,
// errors.
import java.util.regex.*;

public class StrRegex {
  static void find(String regex, String input) {
    find(regex, 0, input);
  }

  static void find(String regex, int flags, String input) {
    StringBuilder text = new StringBuilder();
    try {
      Matcher matcher = Pattern.compile(regex, flags).matcher(input);
      while (matcher.find()) {
        text.append(matcher.start()).append('-').append(matcher.end()).append('<').append(matcher.group()).append('>');
        for (int i = 1; i <= matcher.groupCount(); i++) text.append('{').append(matcher.group(i)).append('}');
        text.append(' ');
      }
      text.append(matcher.reset().matches()).append(matcher.lookingAt());
    } catch (PatternSyntaxException e) {
      text.append(e.getDescription()).append(" at ").append(e.getIndex());
    }
    System.out.println(visible(regex + " on " + input + ": " + text));
  }

  static String visible(String text) {
    StringBuilder result = new StringBuilder();
    for (char c : text.toCharArray()) result.append(c >= ' ' && c <= '~' ? "" + c : "\\" + Integer.toHexString(c));
    return result.toString();
  }

  static void syntax() {
    find("a*", "aab");
    find("a+?", "aaa");
    find("(a|ab)(c|bcd)(d*)", "abcd");
    find("x*+x", "xxx");
    find("(\\d{2,4})-(\\d+)?", "12-3 12345-");
    find("[^a-c&&[a-z]]+", "abcdefABC");
    find("[a-d[m-p]&&[^b]]", "abmz");
    find("\\bword\\b", "word sword words word");
    find("^\\w+$", "one\ntwo");
    find("^\\w+$", Pattern.MULTILINE, "one\ntwo");
    find("a.c", "a\nc abc");
    find("a.c", Pattern.DOTALL, "a\nc abc");
    find("HeLLo", Pattern.CASE_INSENSITIVE, "hello HELLO");
    find("\u00e9", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE, "\u00c9".toLowerCase());
    find("a b # comment", Pattern.COMMENTS, "ab a b");
    find("a.b", Pattern.LITERAL, "a.b axb");
    find("(?i)abc(?-i)D", "ABCD ABCd");
    find("(\\w)\\1", "hello aabb");
    find("(?<year>\\d{4})-(?<month>\\d\\d)", "2024-05 1999-12");
    find("(?<a>x)\\k<a>", "xxx");
    find("foo(?=bar)", "foobar foobaz");
    find("foo(?!bar)", "foobar foobaz");
    find("(?<=\\$)\\d+", "$5 6 $78");
    find("(?<!\\$)\\b\\d+", "$5 6 $78");
    find("(?>a+)b", "aaab");
    find("(?:ab)+", "ababx");
    find("\\Q.*\\E+", "a.**b");
    find("\\p{Upper}\\p{Lower}*", "Hello World abc");
    find("\\p{L}+|\\p{N}+", "ab12cd");
    find("\\s+|\\S+", "a  b\tc");
    find("[\\x41\\u0042\\t\\\\]", "A B\\");
    find("\\Aab\\z|b\\Z", "ab");
    find("a{2}{3}", "aaaaaaa");
    find("()|a", "ba");
    find("(a(b)?)+", "abaab");
    find("\\R", "a\r\nb\nc");
    find("\\d{3,}?", "123456");
    for (String bad : new String[] {
             "(", "[a", "*a", "a{2,1}", "\\", "(?<1a>x)", "\\k<none>", "[z-a]", "(?<=a+)b", "\\p{Nope}", "a)", "(?z)"})
      find(bad, "x");
  }

  static void matcherState() {
    Matcher matcher = Pattern.compile("(?<key>\\w+)=(?<value>\\w*)").matcher("a=1;bb=22;c=");
    try {
      matcher.group();
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(matcher.find(3) + " " + matcher.group("key") + " " + matcher.start("value") + " "
        + matcher.end(2) + " " + matcher.hitEnd() + " " + matcher.toMatchResult().group(1));
    matcher.region(4, 9);
    System.out.println(matcher.regionStart() + " " + matcher.matches() + " " + matcher.group(2) + " " + matcher.find()
        + " " + matcher.reset("z=9").lookingAt() + " " + matcher.group("value"));
    try {
      matcher.group("none");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    try {
      matcher.group(5);
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    matcher.usePattern(Pattern.compile("\\d"));
    System.out.println(matcher.reset().find() + " " + matcher.group() + " " + matcher.pattern() + " "
        + matcher.groupCount() + " " + Pattern.compile("x", Pattern.CASE_INSENSITIVE | Pattern.DOTALL).flags());
    Matcher partial = Pattern.compile("abcd").matcher("abc");
    System.out.println(partial.matches() + " " + partial.hitEnd() + " " + partial.requireEnd());
  }

  public static void main(String[] args) {
    syntax();
    matcherState();
    System.out.println(Pattern.matches("a*b", "aaab") + " " + Pattern.compile("b").asPredicate().test("abc") + " "
        + Pattern.compile("b").asMatchPredicate().test("abc") + " " + Pattern.quote("a.b") + " "
        + Pattern.compile("(\\d+)").matcher("1 22 333").results().map(MatchResult::group).toList());
    StringBuilder nested = new StringBuilder();
    for (int i = 0; i < 8; i++) nested.append("a?");
    nested.append("a".repeat(8));
    System.out.println("a".repeat(8).matches(nested.toString()) + " "
        + "x".repeat(500).matches("(x|y)*") + " "
        + "aaaaaaaaaa!".matches("(a+)+"));
  }
}
