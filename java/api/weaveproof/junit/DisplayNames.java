package weaveproof.junit;

import java.lang.annotation.Annotation;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.text.Format;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/** What JUnit 5 calls tests and their classes, as TestInfo tells it. */
final class DisplayNames {
  private static final String API = "org.junit.jupiter.api.";

  private DisplayNames() {}

  static String ofClass(Class<?> type) throws ReflectiveOperationException {
    Annotation named = Marks.find(type, API + "DisplayName");
    if (named != null) {
      return ((String) Marks.value(named, "value")).strip();
    }
    boolean isNested = Jupiter.isNested(type);
    Class<?> generator = generator(type);
    if (generator != null) {
      String asked = isNested ? "generateDisplayNameForNestedClass" : "generateDisplayNameForClass";
      return ask(generator, asked, List.of(Class.class), type);
    }
    return isNested ? type.getSimpleName() : type.getName().substring(type.getName().lastIndexOf('.') + 1);
  }

  /** Of a test in this class, unless it is one of several invocations. */
  static String ofTest(Class<?> type, Method test) throws ReflectiveOperationException {
    Annotation named = Marks.find(test, API + "DisplayName");
    if (named != null) {
      return ((String) Marks.value(named, "value")).strip();
    }
    Class<?> generator = generator(type);
    if (generator != null) {
      return ask(generator, "generateDisplayNameForMethod", List.of(Class.class, Method.class), type, test);
    }
    return nameWithTypes(test);
  }

  /** {@code add(int, String)} */
  static String nameWithTypes(Method method) {
    StringJoiner text = new StringJoiner(", ", method.getName() + "(", ")");
    for (Class<?> type : method.getParameterTypes()) {
      text.add(type.getSimpleName());
    }
    return text.toString();
  }

  /** Of one repetition, from 1 on, by the pattern that the annotation may have. */
  static String ofRepetition(Class<?> type, Method test, Annotation repeated, int repetition)
      throws ReflectiveOperationException {
    String pattern = ((String) Marks.value(repeated, "name")).strip();
    if (pattern.contains("{displayName}")) {
      pattern = pattern.replace("{displayName}", ofTest(type, test));
    }
    return pattern
        .replace("{currentRepetition}", String.valueOf(repetition))
        .replace("{totalRepetitions}", String.valueOf(Marks.value(repeated, "value")));
  }

  /** Of a row of arguments, likewise. */
  static String ofRow(Class<?> type, Method test, Annotation parameterized, int index, Sources.Row row)
      throws ReflectiveOperationException {
    String pattern = (String) Marks.value(parameterized, "name");
    if (pattern.equals("{default_display_name}")) {
      pattern = "[{index}] {argumentsWithNames}";
    }
    int handed = Math.min(row.arguments().size(), test.getParameterCount());
    List<String> arguments = row.arguments().subList(0, handed);
    List<String> named = new ArrayList<>();
    for (int i = 0; i < handed; i++) {
      Parameter parameter = test.getParameters()[i];
      named.add((parameter.isNamePresent() ? parameter.getName() + "=" : "") + arguments.get(i));
    }
    String displayName = pattern.contains("{displayName}") ? ofTest(type, test) : "";
    Map<String, String> meanings = Map.of("{index}", String.valueOf(index), "{displayName}", displayName,
        "{arguments}", String.join(", ", arguments), "{argumentsWithNames}", String.join(", ", named));
    for (Map.Entry<String, String> meaning : meanings.entrySet()) {
      pattern = pattern.replace(meaning.getKey(), quoted(meaning.getValue()));
    }
    try {
      return filled(new MessageFormat(pattern), row.values(), arguments);
    } catch (IllegalArgumentException e) {
      return "[" + index + "] " + String.join(", ", named);  // the test can do without its name
    }
  }

  // A part of the pattern that has a format, {0,number}, gets the argument itself, and others get what is shown of it.
  private static String filled(MessageFormat pattern, List<?> values, List<String> shown) {
    Format[] formats = pattern.getFormatsByArgumentIndex();
    Object[] arguments = shown.toArray();
    for (int i = 0; i < Math.min(formats.length, arguments.length); i++) {
      arguments[i] = formats[i] == null ? shown.get(i) : values.get(i);
    }
    return pattern.format(arguments);
  }

  // So that MessageFormat takes it as it is.
  private static String quoted(String text) {
    return text.isEmpty() ? "" : "'" + text.replace("'", "''") + "'";
  }

  // Who makes the names in this class, if anybody does: what is said of a class holds for those that are nested in it.
  private static Class<?> generator(Class<?> type) throws ReflectiveOperationException {
    Annotation found = Marks.find(type, API + "DisplayNameGeneration");
    if (found == null && Jupiter.isNested(type)) {
      return generator(type.getDeclaringClass());
    }
    return found == null ? null : (Class<?>) Marks.value(found, "value");
  }

  // Generators are in JUnit's API, or the program's own.
  private static String ask(Class<?> generator, String method, List<Class<?>> types, Object... arguments)
      throws ReflectiveOperationException {
    try {
      Constructor<?> constructor = generator.getDeclaredConstructor();
      constructor.setAccessible(true);
      return (String) Members.load(API + "DisplayNameGenerator")
          .getMethod(method, types.toArray(new Class<?>[0]))
          .invoke(constructor.newInstance(), arguments);
    } catch (InvocationTargetException e) {
      throw new Refusal("the display names of " + generator.getName() + " cannot be told: " + e.getCause());
    }
  }
}
