package weaveproof.launch;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A value of JSON, and the parser. What is not there is {@link #NULL}, which has no members and no text. */
public final class Json {
  public static final Json NULL = new Json(null);

  private final Object value;  // Map, List, String, Double, Boolean or null

  private Json(Object value) {
    this.value = value;
  }

  public static Json parse(String text) {
    Parser parser = new Parser(text);
    Json json = parser.value();
    parser.expectEnd();
    return json;
  }

  public Json get(String name) {
    Object member = value instanceof Map ? ((Map<?, ?>) value).get(name) : null;
    return member == null ? NULL : (Json) member;
  }

  public List<Json> elements() {
    List<Json> elements = new ArrayList<>();
    for (Object one : value instanceof List ? (List<?>) value : Collections.emptyList()) {
      elements.add((Json) one);
    }
    return elements;
  }

  public List<String> texts() {
    List<String> texts = new ArrayList<>();
    for (Json one : elements()) {
      texts.add(one.text());
    }
    return texts;
  }

  public boolean isNull() {
    return value == null;
  }

  /** Of numbers too: 96 and not 96.0. */
  public String text() {
    if (value instanceof Double && (Double) value == Math.rint((Double) value)) {
      return Long.toString(((Double) value).longValue());
    }
    return value instanceof String || value instanceof Double || value instanceof Boolean ? value.toString() : "";
  }

  public int number() {
    return value instanceof Double ? ((Double) value).intValue() : -1;
  }

  private static final class Parser {
    private final String text;
    private int at;

    Parser(String text) {
      this.text = text;
    }

    Json value() {
      switch (peek()) {
        case '{':
          return new Json(members());
        case '[':
          return new Json(elements());
        case '"':
          return new Json(string());
        case 't':
          return new Json(word("true", Boolean.TRUE));
        case 'f':
          return new Json(word("false", Boolean.FALSE));
        case 'n':
          word("null", null);
          return NULL;
        default:
          return new Json(number());
      }
    }

    void expectEnd() {
      skipSpace();
      if (at != text.length()) {
        throw wrong();
      }
    }

    private Map<String, Json> members() {
      Map<String, Json> members = new LinkedHashMap<>();
      expect('{');
      while (peek() != '}') {
        String name = string();
        expect(':');
        members.put(name, value());
        separator('}');
      }
      expect('}');
      return members;
    }

    private List<Json> elements() {
      List<Json> elements = new ArrayList<>();
      expect('[');
      while (peek() != ']') {
        elements.add(value());
        separator(']');
      }
      expect(']');
      return elements;
    }

    private void separator(char end) {
      if (peek() != end) {
        expect(',');
      }
    }

    private String string() {
      expect('"');
      StringBuilder result = new StringBuilder();
      for (char c = next(); c != '"'; c = next()) {
        result.append(c == '\\' ? escaped() : c);
      }
      return result.toString();
    }

    private char escaped() {
      char c = next();
      int known = "bfnrt".indexOf(c);
      if (known >= 0) {
        return "\b\f\n\r\t".charAt(known);
      }
      if (c != 'u') {
        return c;
      }
      at += 4;
      return (char) Integer.parseInt(text.substring(at - 4, at), 16);
    }

    private Double number() {
      int begin = at;
      while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
        at++;
      }
      return Double.valueOf(text.substring(begin, at));
    }

    private Object word(String word, Object meaning) {
      if (!text.startsWith(word, at)) {
        throw wrong();
      }
      at += word.length();
      return meaning;
    }

    private void expect(char wanted) {
      if (peek() != wanted) {
        throw wrong();
      }
      at++;
    }

    private char peek() {
      skipSpace();
      return at < text.length() ? text.charAt(at) : '\0';
    }

    private char next() {
      if (at >= text.length()) {
        throw wrong();
      }
      return text.charAt(at++);
    }

    private void skipSpace() {
      while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
        at++;
      }
    }

    private IllegalArgumentException wrong() {
      return new IllegalArgumentException("this is no JSON, at character " + at);
    }
  }
}
