// Text blocks and string literals: indentation, escapes, line joins, quotes, constants, local variable type inference.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class LangTextBlocks {
  static final String JSON = """
      {
        "name": "text",
        "list": [1, 2, 3],
        "quote": "\\"inner\\""
      }
      """;
  static final String JOINED = """
      one \
      two \
      three""";
  static final String TRAILING = """
      keep\s\s
      tab\there
      triple \""" quote
      empty:

      octal \101\60 unicode \u0041
        indented
      """;
  static final String CONSTANT = "a" + 1 + 2L + 'c' + true + 1.5f + 2.5 + null + """
      block""" + (3 > 2 ? "yes" : "no");

  static String visible(String text) {
    StringBuilder result = new StringBuilder();
    for (char c : text.toCharArray()) {
      if (c == '\n') result.append("\\n");
      else if (c == '\t') result.append("\\t");
      else if (c == ' ') result.append('.');
      else if (c < ' ' || c > '~') result.append("<").append((int) c).append(">");
      else result.append(c);
    }
    return result.toString();
  }

  static void inference() {
    var number = 10;
    var wide = 10L;
    var text = "text";
    var list = new ArrayList<Map<String, ? extends Number>>();
    list.add(Map.of("a", 1));
    list.add(Map.of("b", 2.5));
    for (var map : list) {
      for (var entry : map.entrySet()) System.out.print(entry.getKey() + "=" + entry.getValue().intValue() + " ");
    }
    var anonymous = new Object() {
      int hidden = 5;

      int twice() {
        return hidden * 2;
      }
    };
    anonymous.hidden += 1;
    var array = new int[][] {{1}, {2, 3}};
    var counts = new HashMap<Character, Integer>();
    for (var i = 0; i < text.length(); i++) counts.merge(text.charAt(i), 1, Integer::sum);
    java.util.function.BiFunction<Integer, Integer, Integer> add = (var a, var b) -> a + b;
    try (var resource = new AutoCloseable() {
      String state = "open";

      public void close() {
        System.out.print("closed ");
      }
    }) {
      System.out.print(resource.state + " ");
    } catch (Exception e) {
      throw new AssertionError(e);
    }
    var conditional = number > 5 ? 1 : 2.0;
    System.out.println(anonymous.twice() + " " + array[1][1] + " " + counts.get('t') + " "
        + add.apply(number, (int) wide) + " " + conditional);
  }

  public static void main(String[] args) {
    System.out.print(JSON);
    System.out.println(visible(JSON));
    System.out.println(visible(JOINED) + " " + JOINED.length());
    System.out.println(visible(TRAILING));
    System.out.println(CONSTANT);
    System.out.println(visible("\b\t\n\f\r\s\"\'\\\0\177\377\u20ac\uD83D\uDE00"));
    System.out.println(visible("""
        %s and %d
          deeper""".formatted("format", 3)));
    System.out.println(visible("  a\n    b\n  c".stripIndent()) + " "
        + visible("x\\ty\\nz\\101".translateEscapes()) + " " + visible("a\nb".indent(2)));
    System.out.println(("""
        same""" == "same") + " " + (JOINED == "one two three") + " " + ("one" + " two" == "one two"));
    final var prefix = "pre";
    System.out.println(((prefix + "fix") == "prefix") + " " + List.of("a\tb".split("\t")));
    inference();
  }
}
