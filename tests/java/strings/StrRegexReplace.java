// Replacing and splitting with regular expressions: group references, lambdas, appendReplacement, streams, small
// parsers.
import java.util.*;
import java.util.regex.*;
import java.util.stream.Collectors;

public class StrRegexReplace {
  static void references() {
    System.out.println("John Smith".replaceAll("(?<first>\\w+) (?<last>\\w+)", "${last}, ${first}") + " "
        + "abc".replaceAll("(b)", "[$1$1]") + " "
        + "cost 5".replaceAll("5", Matcher.quoteReplacement("$10\\")) + " "
        + "aaa".replaceAll("a*", "X") + " "
        + "abc".replaceAll("", "-") + " "
        + "a1b2".replaceFirst("\\d", "") + " "
        + "x".replaceAll("(y)?x", "<$1>"));
    for (String bad : new String[] {"$9", "$", "\\", "${none}", "${", "$x"}) {
      try {
        System.out.println("abc".replaceAll("(b)", bad));
      } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
        System.out.println(bad + " " + e.getClass().getSimpleName() + " " + e.getMessage());
      }
    }
  }

  static void lambdas() {
    Pattern number = Pattern.compile("\\d+");
    System.out.println(number.matcher("1 and 22 and 333").replaceAll(m -> "" + Integer.parseInt(m.group()) * 2) + " "
        + number.matcher("7 8").replaceFirst(m -> "<" + m.start() + ">") + " "
        + Pattern.compile("\\b[a-z]").matcher("the quick fox").replaceAll(m -> m.group().toUpperCase()));
    Map<String, String> values = Map.of("name", "World", "count", "3");
    System.out.println(Pattern.compile("\\$\\{(\\w+)}")
                           .matcher("Hello ${name}, ${count} times ${missing}")
                           .replaceAll(m -> Matcher.quoteReplacement(values.getOrDefault(m.group(1), m.group()))));
    int[] counter = {0};
    System.out.println(Pattern.compile("x").matcher("xaxbx").replaceAll(m -> String.valueOf(++counter[0])));
    try {
      number.matcher("1").replaceAll(m -> null);
    } catch (NullPointerException e) {
      System.out.println("null replacement");
    }
  }

  static void appending() {
    Matcher matcher = Pattern.compile("cat|dog").matcher("one cat two dogs in the yard");
    StringBuilder result = new StringBuilder();
    while (matcher.find()) matcher.appendReplacement(result, matcher.group().equals("cat") ? "lion" : "wolf$0");
    matcher.appendTail(result);
    System.out.println(result);
    StringBuffer old = new StringBuffer();
    matcher.reset();
    matcher.find();
    matcher.appendReplacement(old, "x").appendTail(old);
    System.out.println(old);
  }

  static void splitting() {
    Pattern comma = Pattern.compile("\\s*,\\s*");
    System.out.println(Arrays.toString(comma.split("a , b,c ,, d,,")) + Arrays.toString(comma.split("a,b,c", 2))
        + Arrays.toString(comma.split(",a,", -1)) + comma.splitAsStream("x , y").collect(Collectors.toList()));
    System.out.println(Arrays.toString("camelCaseStringHere".split("(?=[A-Z])"))
        + Arrays.toString("2024-01-02T03:04".split("[-T:]")) + Arrays.toString("aXbXc".split("x", 0))
        + Arrays.toString("one  two".split("\\s")));
  }

  enum Kind { NUMBER, NAME, OPERATOR, SPACE, ERROR }

  record Token(Kind kind, String text) {}

  static final Pattern TOKENS = Pattern.compile(
      "(?<NUMBER>\\d+(?:\\.\\d+)?)|(?<NAME>[a-zA-Z_]\\w*)|(?<OPERATOR>[-+*/()=])|(?<SPACE>\\s+)|(?<ERROR>.)");

  static List<Token> tokens(String source) {
    List<Token> result = new ArrayList<>();
    Matcher matcher = TOKENS.matcher(source);
    while (matcher.find()) {
      for (Kind kind : Kind.values()) {
        if (matcher.group(kind.name()) != null && kind != Kind.SPACE) result.add(new Token(kind, matcher.group()));
      }
    }
    return result;
  }

  // A parser by recursive descent over the tokens.
  static class Parser {
    final List<Token> tokens;
    int at;

    Parser(String source) {
      tokens = tokens(source);
    }

    boolean accept(String text) {
      if (at < tokens.size() && tokens.get(at).text().equals(text)) {
        at++;
        return true;
      }
      return false;
    }

    double sum() {
      double value = product();
      while (true) {
        if (accept("+")) value += product();
        else if (accept("-")) value -= product();
        else return value;
      }
    }

    double product() {
      double value = factor();
      while (true) {
        if (accept("*")) value *= factor();
        else if (accept("/")) value /= factor();
        else return value;
      }
    }

    double factor() {
      if (accept("-")) return -factor();
      if (accept("(")) {
        double value = sum();
        if (!accept(")")) throw new IllegalStateException("missing ) at token " + at);
        return value;
      }
      if (at == tokens.size() || tokens.get(at).kind() != Kind.NUMBER)
        throw new IllegalStateException("number expected at token " + at);
      return Double.parseDouble(tokens.get(at++).text());
    }
  }

  public static void main(String[] args) {
    references();
    lambdas();
    appending();
    splitting();
    System.out.println(tokens("x = 3.5*(y_1 - 20)/z ? 1"));
    for (String source : new String[] {"1 + 2 * 3", "(1 + 2) * -3", "10 / 4 - 2.5", "2 * (3", "", "((7))"}) {
      try {
        System.out.println(source + " = " + new Parser(source).sum());
      } catch (IllegalStateException e) {
        System.out.println(source + ": " + e.getMessage());
      }
    }
    TreeMap<String, Integer> words = new TreeMap<>();
    Matcher matcher = Pattern.compile("[a-z]+", Pattern.CASE_INSENSITIVE)
                          .matcher("It was the best of times, it was the worst of times.");
    while (matcher.find()) words.merge(matcher.group().toLowerCase(), 1, Integer::sum);
    System.out.println(words);
  }
}
