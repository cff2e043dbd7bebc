package weaveproof.clients;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/**
 * What is compared of the results of calls: texts.
 *
 * <p>Primitives, boxed ones, strings, enum constants and null are their values. Arrays, collections, maps, iterators and
 * enumerations (which are read to their end, or for a thousand elements) are lists of texts. Of other objects those with a
 * {@code toString} of their own are what it says; of the rest only the class counts, and which results are the same object. What may change later
 * is made a text at once, as a part of the call.
 */
final class Results {
  static final Object VOID = new Text("void");
  private static final int MOST_ELEMENTS = 1000;  // of an iterator, which may have no end

  private final List<Object> others = new ArrayList<>();

  private static final class Text {
    final String text;

    Text(String text) {
      this.text = text;
    }
  }

  private static final Object NULL = new Text("null");

  /** Else the first thread that has a result would do it, which is a step that others can notice. */
  static void initialise() {}

  /** What is kept of a result until all calls have returned; never null. */
  static Object kept(Object value, Object object) {
    if (value == null) {
      return NULL;
    }
    if (value == object) {
      return new Text("this");
    }
    return isSimple(value) || value instanceof Text || isOpaque(value) ? value : new Text(textOf(value));
  }

  /** An exception is a result. Its class counts, not its message, which says how something is done. */
  static Object thrown(Throwable exception) {
    return new Text("throws " + exception.getClass().getName());
  }

  String text(Object kept) {
    if (kept instanceof Text) {
      return ((Text) kept).text;
    }
    if (isSimple(kept)) {
      return textOf(kept);
    }
    int number = 0;
    while (number < others.size() && others.get(number) != kept) {
      number++;
    }
    if (number == others.size()) {
      others.add(kept);
    }
    return escaped(className(kept)) + "#" + (number + 1);
  }

  private static boolean isSimple(Object value) {
    return value instanceof String
        || value instanceof Boolean
        || value instanceof Character
        || value instanceof Enum
        || value instanceof Integer
        || value instanceof Long
        || value instanceof Double
        || value instanceof Float
        || value instanceof Short
        || value instanceof Byte;
  }

  private static boolean isList(Object value) {
    return value.getClass().isArray()
        || value instanceof Collection
        || value instanceof Map
        || value instanceof Iterator
        || value instanceof Enumeration;
  }

  private static boolean isOpaque(Object value) {
    if (isList(value)) {
      return false;
    }
    try {
      return value.getClass().getMethod("toString").getDeclaringClass() == Object.class;
    } catch (NoSuchMethodException e) {
      throw new AssertionError(e);
    }
  }

  private static String textOf(Object value) {
    if (value == null) {
      return "null";
    }
    if (value instanceof String) {
      return '"' + escaped((String) value) + '"';
    }
    if (value instanceof Character) {
      return '\'' + escaped(value.toString()) + '\'';
    }
    if (value instanceof Enum) {
      return ((Enum<?>) value).name();
    }
    if (value instanceof Map) {
      StringJoiner entries = new StringJoiner(", ", "{", "}");
      for (Map.Entry<?, ?> entry : ((Map<?, ?>) value).entrySet()) {
        entries.add(textOf(entry.getKey()) + "=" + textOf(entry.getValue()));
      }
      return entries.toString();
    }
    if (isList(value)) {
      return listText(value);
    }
    return escaped(isOpaque(value) ? className(value) : withoutHashes(value.toString()));
  }

  /** Without the number that a lambda's class has by when it was made. */
  private static String className(Object value) {
    String name = value.getClass().getName();
    int hidden = name.indexOf('/');
    if (hidden >= 0) {
      name = name.substring(0, hidden);
    }
    int lambda = name.indexOf("$$Lambda");
    return lambda >= 0 ? name.substring(0, lambda) + "$$Lambda" : name;
  }

  /** Texts of objects without one of their own, as {@code Tok@1b6d3586}, which another run gives another number. */
  private static String withoutHashes(String text) {
    StringBuilder result = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      result.append(text.charAt(i));
      if (text.charAt(i) != '@' || !endsWithClassName(text, i)) {
        continue;
      }
      int end = i + 1;
      while (end < text.length() && Character.digit(text.charAt(end), 16) >= 0) {
        end++;
      }
      if (end == text.length() || !Character.isJavaIdentifierPart(text.charAt(end))) {
        i = end - 1;
      }
    }
    return result.toString();
  }

  private static boolean endsWithClassName(String text, int end) {
    int begin = end;
    while (begin > 0 && Character.isJavaIdentifierPart(text.charAt(begin - 1))) {
      begin--;
    }
    return begin < end && Character.isUpperCase(text.charAt(begin))
        || end > 0 && text.charAt(end - 1) == ';'
        || begin + 1 == end && begin > 0 && text.charAt(begin - 1) == '[';
  }

  private static String listText(Object value) {
    StringJoiner elements = new StringJoiner(", ", "[", "]");
    if (value.getClass().isArray()) {
      for (int i = 0; i < java.lang.reflect.Array.getLength(value); i++) {
        elements.add(textOf(java.lang.reflect.Array.get(value, i)));
      }
      return elements.toString();
    }
    Iterator<?> iterator = value instanceof Iterator ? (Iterator<?>) value
        : value instanceof Enumeration ? ((Enumeration<?>) value).asIterator()
        : ((Collection<?>) value).iterator();
    for (int i = 0; iterator.hasNext(); i++) {
      if (i == MOST_ELEMENTS) {
        elements.add("and more");
        break;
      }
      elements.add(textOf(iterator.next()));
    }
    return elements.toString();
  }

  /** Printable ASCII without the separator of results. */
  private static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    for (char c : text.toCharArray()) {
      if (c == '"' || c == '\\') {
        escaped.append('\\').append(c);
      } else if (c < ' ' || c > '~' || c == '|') {
        String hex = Integer.toHexString(c);
        escaped.append("\\u").append("0000".substring(hex.length())).append(hex);
      } else {
        escaped.append(c);
      }
    }
    return escaped.toString();
  }
}
