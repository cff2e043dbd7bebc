package weaveproof.junit;

import java.io.File;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Collections;
import java.util.Currency;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.UUID;

/**
 * The arguments of a parameterised test as words, and what becomes of them. A word is {@code null}, {@code empty}, or
 * {@code TYPE=TEXT}. An argument that is a String is converted to the type of its parameter, as JUnit does it.
 */
final class Values {
  // Stands for what is empty until its type is known. No object, so that nothing has to be initialised.
  private static final class Empty {}

  private Values() {}

  static Object[] read(String[] words) throws ReflectiveOperationException {
    Object[] values = new Object[words.length];
    for (int i = 0; i < words.length; i++) {
      values[i] = read(words[i]);
    }
    return values;
  }

  private static Object read(String word) throws ReflectiveOperationException {
    if (word.equals("null")) {
      return null;
    }
    if (word.equals("empty")) {
      return Empty.class;
    }
    int equals = word.indexOf('=');
    String type = word.substring(0, equals), text = word.substring(equals + 1);
    return type.equals("java.lang.String") ? text : convert(text, typeNamed(type));
  }

  /** The word that gives this value. */
  static String write(Object value) {
    if (value == null) {
      return "null";
    }
    if (value instanceof Class<?> type) {
      return "java.lang.Class=" + type.getName();
    }
    if (value instanceof Enum<?> constant) {
      return constant.getDeclaringClass().getName() + "=" + constant.name();
    }
    return value.getClass().getName() + "=" + value;
  }

  static final String WORD_FOR_EMPTY = "empty";

  /** The value as an argument for a parameter of this type. */
  static Object fit(Object given, Class<?> type) throws ReflectiveOperationException {
    if (given == Empty.class) {
      return emptyOf(type);
    }
    Object value = withoutName(given);
    return value instanceof String text && !type.isInstance(value) ? convert(text, type) : value;
  }

  // Of JUnit's Named, what is named.
  private static Object withoutName(Object value) throws ReflectiveOperationException {
    if (value != null) {
      for (Class<?> implemented : value.getClass().getInterfaces()) {
        if (implemented.getName().equals("org.junit.jupiter.api.Named")) {
          Method payload = implemented.getMethod("getPayload");
          payload.setAccessible(true);
          return payload.invoke(value);
        }
      }
    }
    return value;
  }

  private static Object emptyOf(Class<?> type) throws ReflectiveOperationException {
    if (type == String.class) {
      return "";
    }
    if (type.isArray()) {
      return Array.newInstance(type.getComponentType(), 0);
    }
    if (type.isAssignableFrom(java.util.List.class) && type != Object.class) {
      return Collections.emptyList();
    }
    if (type == java.util.Set.class) {
      return Collections.emptySet();
    }
    if (type == SortedSet.class || type == NavigableSet.class) {
      return Collections.emptyNavigableSet();
    }
    if (type == Map.class) {
      return Collections.emptyMap();
    }
    if (type == SortedMap.class || type == NavigableMap.class) {
      return Collections.emptyNavigableMap();
    }
    if (Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type)) {
      return type.getConstructor().newInstance();
    }
    throw new IllegalArgumentException("there is no empty " + type.getName());
  }

  private static Class<?> typeNamed(String name) throws ClassNotFoundException {
    return switch (name) {
      case "boolean" -> boolean.class;
      case "byte" -> byte.class;
      case "char" -> char.class;
      case "short" -> short.class;
      case "int" -> int.class;
      case "long" -> long.class;
      case "float" -> float.class;
      case "double" -> double.class;
      default -> name.endsWith("[]")
          ? typeNamed(name.substring(0, name.length() - 2)).arrayType()
          : Members.load(name);
    };
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static Object convert(String text, Class<?> type) throws ReflectiveOperationException {
    try {
      switch (type.getName()) {
        case "boolean", "java.lang.Boolean":
          return Boolean.valueOf(text);
        case "byte", "java.lang.Byte":
          return Byte.decode(plain(text));
        case "short", "java.lang.Short":
          return Short.decode(plain(text));
        case "int", "java.lang.Integer":
          return Integer.decode(plain(text));
        case "long", "java.lang.Long":
          return Long.decode(plain(text));
        case "float", "java.lang.Float":
          return Float.valueOf(plain(text));
        case "double", "java.lang.Double":
          return Double.valueOf(plain(text));
        case "char", "java.lang.Character":
          if (text.length() != 1) {
            break;
          }
          return text.charAt(0);
        case "java.lang.Class":
          return typeNamed(text);
        case "java.io.File":
          return new File(text);
        case "java.nio.file.Path":
          return Path.of(text);
        case "java.nio.charset.Charset":
          return Charset.forName(text);
        case "java.util.Locale":
          return new Locale(text);
        case "java.util.Currency":
          return Currency.getInstance(text);
        case "java.util.UUID":
          return UUID.fromString(text);
        default:
          return type.isEnum() ? Enum.valueOf((Class) type, text) : made(text, type);
      }
    } catch (NumberFormatException | ClassNotFoundException e) {
      throw new IllegalArgumentException("\"" + text + "\" is no " + type.getName(), e);
    }
    throw new IllegalArgumentException("\"" + text + "\" is no " + type.getName());
  }

  private static String plain(String number) {
    return number.replace("_", "");
  }

  // By the type's own parse, by the only static method or else the constructor that takes a String.
  private static Object made(String text, Class<?> type) throws ReflectiveOperationException {
    Method factory = null;
    int factories = 0;
    for (Method method : type.getDeclaredMethods()) {
      boolean makes = Modifier.isStatic(method.getModifiers())
          && !Modifier.isPrivate(method.getModifiers())
          && type.isAssignableFrom(method.getReturnType())
          && method.getParameterCount() == 1;
      if (makes && method.getName().equals("parse") && method.getParameterTypes()[0] == CharSequence.class) {
        return called(method, text);
      }
      if (makes && method.getParameterTypes()[0] == String.class) {
        factory = method;
        factories++;
      }
    }
    if (factories == 1) {
      return called(factory, text);
    }
    for (Constructor<?> constructor : type.getDeclaredConstructors()) {
      if (constructor.getParameterCount() == 1
          && constructor.getParameterTypes()[0] == String.class
          && !Modifier.isPrivate(constructor.getModifiers())) {
        if (!Modifier.isPublic(constructor.getModifiers() & type.getModifiers())) {
          constructor.setAccessible(true);
        }
        return constructor.newInstance(text);
      }
    }
    throw new IllegalArgumentException("a String cannot be converted to " + type.getName());
  }

  private static Object called(Method factory, String text) throws ReflectiveOperationException {
    if (!Modifier.isPublic(factory.getModifiers() & factory.getDeclaringClass().getModifiers())) {
      factory.setAccessible(true);
    }
    try {
      return factory.invoke(null, text);
    } catch (InvocationTargetException e) {
      throw new IllegalArgumentException(
          "\"" + text + "\" is no " + factory.getReturnType().getName(), e.getCause());
    }
  }
}
