package weaveproof.junit;

import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;

/** The methods of JUnit 5 that are called before and after tests. */
final class Lifecycle {
  private static final String API = "org.junit.jupiter.api.";

  private Lifecycle() {}

  /** {@code mark} is BeforeAll or BeforeEach. Those of superclasses come first. */
  static List<Method> before(Class<?> type, String mark) {
    return Marks.methods(type, API + mark, true);
  }

  /** {@code mark} is AfterEach or AfterAll. Those of superclasses come last. */
  static List<Method> after(Class<?> type, String mark) {
    return Marks.upwards(type, API + mark, true);
  }

  /** Whether one instance is there for all tests of the class. */
  static boolean isPerClass(Class<?> type) throws ReflectiveOperationException {
    Annotation mark = Marks.find(type, API + "TestInstance");
    return mark != null
        ? Marks.value(mark, "value").toString().equals("PER_CLASS")
        : Settings.has("junit.jupiter.testinstance.lifecycle.default", "per_class");
  }

  /** Refuses methods as JUnit does. */
  static void require(Class<?> type) throws ReflectiveOperationException {
    for (String mark : List.of("BeforeAll", "BeforeEach", "AfterEach", "AfterAll")) {
      for (Method method : before(type, mark)) {
        boolean isStatic = Modifier.isStatic(method.getModifiers());
        require(!Modifier.isPrivate(method.getModifiers()), method, mark, "it is private");
        require(method.getReturnType() == void.class, method, mark, "it returns something");
        if (mark.endsWith("Each")) {
          require(!isStatic, method, mark, "it is static");
        } else {
          require(isStatic || isPerClass(type), method, mark,
              "it is not static, and " + type.getName() + " is not @TestInstance(PER_CLASS)");
        }
      }
    }
  }

  private static void require(boolean holds, Method method, String mark, String otherwise) {
    if (!holds) {
      throw new Refusal(
          method.getDeclaringClass().getName() + "." + method.getName() + " cannot be @" + mark + ": " + otherwise);
    }
  }
}
