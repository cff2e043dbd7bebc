package weaveproof.jupiter;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.extension.ExtensionContext;

/** The names that weaveproof has for the test of a context. */
final class CheckedTest {
  private static final Pattern INVOCATION = Pattern.compile("\\[test-template-invocation:#(\\d+)\\]$");

  private final String className;
  private final Method method;
  private final int invocation;

  CheckedTest(ExtensionContext context) {
    className = classNameOf(context);
    method = context.getRequiredTestMethod();
    Matcher matcher = INVOCATION.matcher(context.getUniqueId());
    invocation = matcher.find() ? Integer.parseInt(matcher.group(1)) : 0;
  }

  // Of a nested class that is inherited, the class around it is the one that inherits it: only the contexts know that one.
  private static String classNameOf(ExtensionContext context) {
    List<Class<?>> chain = new ArrayList<>();
    for (Optional<ExtensionContext> at = Optional.of(context); at.isPresent(); at = at.get().getParent()) {
      Optional<Class<?>> type = at.get().getTestClass();
      if (type.isPresent() && !chain.contains(type.get())) {
        chain.add(0, type.get());
      }
    }
    StringBuilder name = new StringBuilder(chain.get(0).getName());
    for (Class<?> nested : chain.subList(1, chain.size())) {
      name.append('$').append(nested.getSimpleName());
    }
    return name.toString();
  }

  /** {@code bank.AccountTest#transfers}, which {@code weaveproof check --junit} takes. */
  String selector() {
    return className + "#" + method.getName();
  }

  /** {@code bank.AccountTest.transfers}, with parameter types if the class has several methods of that name. */
  String fileName() {
    boolean isAlone = java.util.Arrays.stream(method.getDeclaringClass().getDeclaredMethods())
        .filter(other -> !other.isSynthetic() && other.getName().equals(method.getName())).count() <= 1;
    return className + "." + (isAlone ? method.getName() : withTypes().replace(", ", "-"));
  }

  /** From 1 on, of a test that is called several times; else 0. */
  int invocation() {
    return invocation;
  }

  /** Whether weaveproof means this method: with parameter types, if it has to tell it from others of its name. */
  boolean isNamed(String name) {
    return name.equals(method.getName()) || name.equals(withTypes());
  }

  Class<?> type() {
    return method.getDeclaringClass();
  }

  private String withTypes() {
    StringJoiner text = new StringJoiner(", ", method.getName() + "(", ")");
    for (Class<?> type : method.getParameterTypes()) {
      text.add(type.getSimpleName());
    }
    return text.toString();
  }

  @Override
  public String toString() {
    return className + "." + method.getName() + (invocation == 0 ? "" : "[" + invocation + "]");
  }
}
