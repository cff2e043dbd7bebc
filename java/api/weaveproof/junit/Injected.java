package weaveproof.junit;

import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Optional;
import java.util.Set;

/**
 * What is known about the test: what JUnit hands to a parameter besides a row of arguments (TestInfo, RepetitionInfo,
 * TestReporter), and to a rule.
 */
final class Injected {
  private final String displayName;
  private final Class<?> type;
  private final Method method;  // null if all tests of the class are meant
  private final int repetition;
  private final int repetitions;
  private final Set<String> tags;

  /** `repetition` is "2/5" for the second of five. */
  Injected(String displayName, Class<?> type, Method method, String repetition, Set<String> tags) {
    this.displayName = displayName;
    this.type = type;
    this.method = method;
    int slash = repetition.indexOf('/');
    this.repetition = Integer.parseInt(repetition.substring(0, slash));
    this.repetitions = Integer.parseInt(repetition.substring(slash + 1));
    this.tags = tags;
  }

  /** JUnit 4's rules around this test, or around the class of it or a suite. */
  Rules rules(boolean ofClass, Class<?> around) throws ReflectiveOperationException {
    return new Rules(ofClass, around, type, method, displayName);
  }

  static boolean knows(Class<?> type) {
    return switch (type.getName()) {
      case "org.junit.jupiter.api.TestInfo", "org.junit.jupiter.api.RepetitionInfo",
          "org.junit.jupiter.api.TestReporter" -> true;
      default -> false;
    };
  }

  /** The arguments for a call: the instance around an inner class's, a row, and what is known by its type. */
  static Object[] arguments(Executable called, Object outer, Object[] row, Injected injected)
      throws ReflectiveOperationException {
    Class<?>[] types = called.getParameterTypes();
    if (types.length == 0) {
      return row.length == 0 ? row : new Object[0];
    }
    Object[] arguments = new Object[types.length];
    int given = 0;
    for (int i = 0; i < types.length; i++) {
      if (i == 0 && outer != null) {
        arguments[i] = outer;
      } else if (given < row.length) {
        arguments[i] = Values.fit(row[given++], types[i]);
        if (arguments[i] == null && types[i].isPrimitive()) {
          throw new IllegalArgumentException(
              "parameter " + (i + 1) + " of " + called.getName() + " is of type " + types[i] + ", and cannot be null");
        }
      } else if (injected != null && knows(types[i])) {
        arguments[i] = injected.make(types[i]);
      } else {
        throw new IllegalArgumentException("there is no argument for parameter " + (i + 1) + " of " + called);
      }
    }
    return arguments;
  }

  private Object make(Class<?> type) {
    return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (proxy, called, arguments) ->
        switch (called.getName()) {
          case "getDisplayName", "toString" -> displayName;
          case "getTags" -> tags;
          case "getTestClass" -> Optional.of(this.type);
          case "getTestMethod" -> Optional.ofNullable(method);
          case "getCurrentRepetition" -> repetition;
          case "getTotalRepetitions" -> repetitions;
          case "hashCode" -> 1;
          case "equals" -> proxy == arguments[0];
          default -> null;
        });
  }
}
