package weaveproof.clients;

import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;

/**
 * What is compared of the results of calls: texts that are equal only if no client could tell the results apart.
 *
 * <p>A result is taken to pieces ({@link Piece}) as a part of its call, since what it holds may change later. Values become texts:
 * primitives, boxed ones, strings, enum constants, null. Arrays, collections, maps, records and optionals become the pieces of what they
 * hold. Iterators and enumerations are read to their end, or for a thousand elements. Any other object with a {@code toString} of its own
 * is its class and what it says. Objects whose class does not override {@code equals} are also themselves: {@code Ticket#1} is the first
 * such object that the results of a client have, wherever they have it.
 *
 * <p>What reading a result throws is a part of it, and another result than an exception of the call.
 *
 * <p>Identity hash codes are in no text. In what {@code toString} says, {@code Ticket@1b6d3586} is an object only if an object that can be
 * found has that class and that hash code ({@link Mentioned}); then it is the object. Strings stay as they are.
 */
final class Results {
  static final Object VOID = new Object();
  private static final int MOST_ELEMENTS = 1000;  // of an iterator, which may have no end

  /** The object that is called: it is "this". */
  private final Object object;

  private final List<Object> around = new ArrayList<>();  // the collections that the one which is read is in

  private Results(Object object) {
    this.object = object;
  }

  /** Else the first thread that has a result would do it, which is a step that others can notice. */
  static void initialise() {
    Piece.initialise();
    new Mentioned(null, null).pieces("");
  }

  /** What is kept of a result until all calls have returned; never null. */
  static Piece kept(Object value, Object object) {
    return value == VOID ? new Piece.Text("void") : new Results(object).piece(value);
  }

  /** An exception is a result. Its class counts, not its message, which says how something is done. */
  static Piece thrown(Throwable exception) {
    return new Piece.Text("throws " + exception.getClass().getName());
  }

  private Piece piece(Object value) {
    String simple = simpleText(value);
    if (simple != null) {
      return new Piece.Text(simple, value instanceof Enum || value instanceof Class);
    }
    if (value == object) {
      return new Piece.Text("this", true);
    }
    for (Object outer : around) {
      if (outer == value) {
        return new Piece.Text("(what this is in)", true);
      }
    }
    around.add(value);
    Piece piece = compound(value);
    around.remove(around.size() - 1);
    return piece;
  }

  private static String simpleText(Object value) {
    if (value == null) {
      return "null";
    }
    if (value instanceof String) {
      return '"' + escaped((String) value) + '"';
    }
    if (value instanceof Character) {
      return '\'' + escaped(value.toString()) + '\'';
    }
    if (value instanceof Boolean || value instanceof Integer || value instanceof Double) {
      return value.toString();
    }
    if (value instanceof Long) {
      return value + "L";
    }
    if (value instanceof Float) {
      return value + "f";
    }
    if (value instanceof Short || value instanceof Byte) {
      return (value instanceof Short ? "(short) " : "(byte) ") + value;
    }
    if (value instanceof Enum) {
      return escaped(((Enum<?>) value).getDeclaringClass().getName() + "." + ((Enum<?>) value).name());
    }
    return value instanceof Class ? escaped(((Class<?>) value).getName() + ".class") : null;
  }

  private Piece compound(Object value) {
    if (value.getClass().isArray()) {
      return array(value);
    }
    if (value instanceof Map) {
      return map((Map<?, ?>) value);
    }
    if (value instanceof Collection) {
      return collection((Collection<?>) value);
    }
    if (value instanceof Iterator) {
      return elements("Iterator[", (Iterator<?>) value, "]");
    }
    if (value instanceof Enumeration) {
      return elements("Enumeration[", ((Enumeration<?>) value).asIterator(), "]");
    }
    if (value instanceof Map.Entry) {
      return new Piece.Row("Entry(", List.of(entry((Map.Entry<?, ?>) value)), ")");
    }
    if (value instanceof Optional) {
      return ((Optional<?>) value).isPresent()
          ? new Piece.Row("Optional(", List.of(piece(((Optional<?>) value).get())), ")")
          : new Piece.Text("Optional()");
    }
    Piece record = value instanceof Record ? record((Record) value) : null;
    return record != null ? record : other(value);
  }

  private Piece array(Object array) {
    List<Piece> elements = new ArrayList<>();
    for (int i = 0; i < Array.getLength(array); i++) {
      elements.add(piece(Array.get(array, i)));
    }
    return new Piece.Row(array.getClass().getComponentType().getName() + "[]{", elements, "}");
  }

  private Piece collection(Collection<?> value) {
    if (!(value instanceof Set)) {
      return elements(value instanceof List ? "[" : "Collection[", value.iterator(), "]");
    }
    Piece.Row elements = elements("{", value.iterator(), "}");
    boolean byHash = !(value instanceof SortedSet) && !isLinked(value) && elements.hashesIdentity();
    return byHash ? new Piece.Unordered("{", elements.pieces, "}") : elements;
  }

  private Piece map(Map<?, ?> value) {
    List<Piece> entries = new ArrayList<>();
    boolean hashesIdentity = false;
    try {
      for (Map.Entry<?, ?> entry : value.entrySet()) {
        Piece.Row row = entry(entry);
        entries.add(row);
        hashesIdentity |= row.pieces.get(0).hashesIdentity();
      }
    } catch (RuntimeException e) {
      entries.add(thrown(e));
    }
    if (entries.isEmpty()) {
      return new Piece.Text("{=}");
    }
    boolean byHash = hashesIdentity && !(value instanceof SortedMap) && !isLinked(value);
    return byHash ? new Piece.Unordered("{", entries, "}") : new Piece.Row("{", entries, "}");
  }

  private Piece.Row entry(Map.Entry<?, ?> entry) {
    return new Piece.Row("", "=", List.of(piece(entry.getKey()), piece(entry.getValue())), "");
  }

  /** Those of the library whose order is that of their elements, or that in which they came. */
  private static boolean isLinked(Object value) {
    String name = value.getClass().getName();
    return name.startsWith("java.util.LinkedHash")
        || name.startsWith("java.util.Enum")
        || name.startsWith("java.util.RegularEnum")
        || name.startsWith("java.util.JumboEnum")
        || name.equals("java.util.concurrent.CopyOnWriteArraySet");
  }

  private Piece.Row elements(String open, Iterator<?> iterator, String close) {
    List<Piece> elements = new ArrayList<>();
    try {
      for (int i = 0; iterator.hasNext(); i++) {
        if (i == MOST_ELEMENTS) {
          elements.add(new Piece.Text("and more"));
          break;
        }
        elements.add(piece(iterator.next()));
      }
    } catch (RuntimeException e) {  // it is not the call that throws this
      elements.add(thrown(e));
    }
    return new Piece.Row(open, elements, close);
  }

  /** Null if its components cannot be read. */
  private Piece record(Record record) {
    List<Piece> components = new ArrayList<>();
    try {
      for (RecordComponent component : record.getClass().getRecordComponents()) {
        Method accessor = component.getAccessor();
        accessor.setAccessible(true);
        Piece value;
        try {
          value = piece(accessor.invoke(record));
        } catch (InvocationTargetException e) {
          value = thrown(e.getCause());
        }
        components.add(new Piece.Row("", "=", List.of(new Piece.Text(escaped(component.getName())), value), ""));
      }
    } catch (IllegalAccessException | RuntimeException e) {
      return null;
    }
    return new Piece.Row(escaped(record.getClass().getName()) + "[", components, "]");
  }

  /** By its class; by itself, unless its class says otherwise; and by what it says. */
  private Piece other(Object value) {
    boolean isItself = isOfObject(value, "equals", Object.class);
    Piece itself = isItself ? new Piece.Same(value, className(value)) : new Piece.Text(escaped(className(value)), true);
    if (isOfObject(value, "toString")) {
      return itself;
    }
    List<Piece> said;
    try {
      said = new Mentioned(value, object).pieces(String.valueOf(value.toString()));
    } catch (RuntimeException e) {
      return new Piece.Row("", "", List.of(itself, new Piece.Text("("), thrown(e), new Piece.Text(")")), "");
    }
    return new Piece.Row("", "", List.of(itself, new Piece.Row("(\"", "", said, "\")")), "");
  }

  private static boolean isOfObject(Object value, String method, Class<?>... parameters) {
    try {
      return value.getClass().getMethod(method, parameters).getDeclaringClass() == Object.class;
    } catch (NoSuchMethodException e) {
      throw new AssertionError(e);
    }
  }

  /** Without the number that a lambda's class has by when it was made. */
  static String className(Object value) {
    String name = value.getClass().getName();
    int hidden = name.indexOf('/');
    if (hidden >= 0) {
      name = name.substring(0, hidden);
    }
    int lambda = name.indexOf("$$Lambda");
    return lambda >= 0 ? name.substring(0, lambda) + "$$Lambda" : name;
  }

  /** Printable ASCII without the separator of results. */
  static String escaped(String text) {
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
