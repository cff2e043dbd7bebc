import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A JSON parser and printer by recursive descent, with positions in its error messages. */
public class AlgoJson {
  static final class Parser {
    private final String text;
    private int at;

    Parser(String text) {
      this.text = text;
    }

    static Object parse(String text) {
      Parser p = new Parser(text);
      Object value = p.value();
      p.blanks();
      if (p.at < text.length()) throw p.error("end expected");
      return value;
    }

    IllegalArgumentException error(String what) {
      return new IllegalArgumentException(what + " at " + at);
    }

    void blanks() {
      while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++;
    }

    char peek() {
      blanks();
      if (at >= text.length()) throw error("more expected");
      return text.charAt(at);
    }

    boolean take(char c) {
      if (peek() != c) return false;
      at++;
      return true;
    }

    void expect(char c) {
      if (!take(c)) throw error("'" + c + "' expected");
    }

    Object value() {
      return switch (peek()) {
        case '{' -> object();
        case '[' -> array();
        case '"' -> string();
        case 't' -> word("true", true);
        case 'f' -> word("false", false);
        case 'n' -> word("null", null);
        default -> number();
      };
    }

    Object word(String word, Object value) {
      if (!text.startsWith(word, at)) throw error("unknown word");
      at += word.length();
      return value;
    }

    Map<String, Object> object() {
      Map<String, Object> map = new LinkedHashMap<>();
      expect('{');
      if (take('}')) return map;
      do {
        if (peek() != '"') throw error("key expected");
        String key = string();
        expect(':');
        if (map.containsKey(key)) throw error("duplicate key " + key);
        map.put(key, value());
      } while (take(','));
      expect('}');
      return map;
    }

    List<Object> array() {
      List<Object> list = new ArrayList<>();
      expect('[');
      if (take(']')) return list;
      do list.add(value());
      while (take(','));
      expect(']');
      return list;
    }

    String string() {
      expect('"');
      StringBuilder out = new StringBuilder();
      while (true) {
        if (at >= text.length()) throw error("unfinished string");
        char c = text.charAt(at++);
        if (c == '"') return out.toString();
        if (c != '\\') {
          out.append(c);
          continue;
        }
        c = text.charAt(at++);
        switch (c) {
          case 'n' -> out.append('\n');
          case 't' -> out.append('\t');
          case 'u' -> {
            out.append((char) Integer.parseInt(text, at, at + 4, 16));
            at += 4;
          }
          case '"', '\\', '/' -> out.append(c);
          default -> throw error("bad escape " + c);
        }
      }
    }

    Number number() {
      int start = at;
      while (at < text.length() && "+-0123456789.eE".indexOf(text.charAt(at)) >= 0) at++;
      String digits = text.substring(start, at);
      try {
        return digits.matches("-?\\d{1,18}") ? (Number) Long.valueOf(digits) : Double.valueOf(digits);
      } catch (NumberFormatException e) {
        at = start;
        throw error("value expected");
      }
    }
  }

  static String print(Object value, int indent) {
    String pad = "  ".repeat(indent);
    StringBuilder out = new StringBuilder();
    if (value instanceof Map<?, ?> map) {
      if (map.isEmpty()) return "{}";
      map.forEach((k, v) -> out.append(out.length() == 0 ? "{\n" : ",\n").append(pad).append("  ")
          .append(quote(k.toString())).append(": ").append(print(v, indent + 1)));
      return out.append('\n').append(pad).append('}').toString();
    }
    if (value instanceof List<?> list) {
      for (Object o : list) out.append(out.length() == 0 ? "" : ", ").append(print(o, indent));
      return "[" + out + "]";
    }
    return value instanceof String s ? quote(s) : String.valueOf(value);
  }

  static String quote(String s) {
    StringBuilder out = new StringBuilder("\"");
    for (char c : s.toCharArray()) {
      if (c == '"' || c == '\\') out.append('\\').append(c);
      else if (c < ' ' || c > '~') out.append(String.format("\\u%04x", (int) c));
      else out.append(c);
    }
    return out.append('"').toString();
  }

  @SuppressWarnings("unchecked")
  static Object path(Object root, String path) {
    for (String step : path.split("/")) {
      root = root instanceof List<?> list ? list.get(Integer.parseInt(step)) : ((Map<String, Object>) root).get(step);
    }
    return root;
  }

  public static void main(String[] args) {
    String text = """
        { "name": "we\\u0061ve\\t\\"x\\"", "numbers": [1, -2, 3.5, 1e3, 9007199254740993],
          "nested": {"empty": {}, "list": [], "deep": [[["bottom"]]], "flags": [true, false, null]},
          "text": "caf\\u00e9 \\/ \\n" }
        """;
    Object root = Parser.parse(text);
    String printed = print(root, 0);
    System.out.println(printed);
    System.out.println(Parser.parse(printed).equals(root) + " " + path(root, "numbers/4") + " "
        + path(root, "nested/deep/0/0/0") + " " + path(root, "nested/flags/2"));
    for (String bad : new String[] {"", "{", "[1,]", "{\"a\" 1}", "{\"a\":1,\"a\":2}", "tru", "\"open", "[1] 2", "-",
        "\"\\x\"", "{1:2}", "[1 2]"}) {
      try {
        System.out.println(bad + " -> " + Parser.parse(bad));
      } catch (IllegalArgumentException e) {
        System.out.println(bad + " -> " + e.getMessage());
      }
    }
    StringBuilder deep = new StringBuilder("0");
    for (int i = 0; i < 200; i++) deep.insert(0, '[').append(']');
    Object o = Parser.parse(deep.toString());
    int depth = 0;
    for (; o instanceof List<?> list; o = list.get(0)) depth++;
    System.out.println(depth + " deep");
  }
}
