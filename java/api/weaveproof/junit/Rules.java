package weaveproof.junit;

import java.lang.annotation.Annotation;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Rules of JUnit 4 around a part of a test. A rule makes a Statement of a Statement, which is an abstract class of
 * JUnit's. As JUnit is not there when this is compiled, the innermost one is JUnit's own InvokeMethod. Whatever can be
 * looked up before the test begins is.
 */
final class Rules {
  /** What the rules are around. */
  interface Body {
    void happen() throws Throwable;
  }

  /** A field or method that holds a rule. */
  private record Holder(Member member, int order) {}

  /** A Timeout has a limit, and no value. */
  private record Rule(Object value, TimeLimit limit, boolean isTestRule, int order) {}

  private static final class JUnit {
    final Class<?> statement = Members.load("org.junit.runners.model.Statement");
    final Class<?> description = Members.load("org.junit.runner.Description");
    final Class<?> method = Members.load("org.junit.runners.model.FrameworkMethod");
    final Class<?> testRule = Members.load("org.junit.rules.TestRule");
    final Class<?> timeout = Members.load("org.junit.rules.Timeout");
    final Method evaluate = statement.getMethod("evaluate");
    final Method applyTestRule = testRule.getMethod("apply", statement, description);
    final Method applyMethodRule =
        Members.load("org.junit.rules.MethodRule").getMethod("apply", statement, method, Object.class);
    final Constructor<?> newMethod = method.getConstructor(Method.class);
    final Constructor<?> newInvokeMethod =
        Members.load("org.junit.internal.runners.statements.InvokeMethod").getConstructor(method, Object.class);
    final Constructor<?> newFailures =
        Members.load("org.junit.runners.model.MultipleFailureException").getConstructor(List.class);

    JUnit() throws ReflectiveOperationException {}

    Object describe(Class<?> type, Method test, String name) throws ReflectiveOperationException {
      return description
          .getMethod("createTestDescription", Class.class, String.class, Annotation[].class)
          .invoke(null, type, name, test.getAnnotations());
    }
  }

  private final JUnit junit = new JUnit();
  private final List<Holder> holders = new ArrayList<>();
  private final Object description;
  private final Object testMethod;
  private final Object bodyMethod;

  /**
   * Those of `around`, which is the class of the test itself or a suite that it belongs to; `ofClass`: around all tests
   * of it, of which only this one is there. The rules are told the name of the test.
   */
  Rules(boolean ofClass, Class<?> around, Class<?> type, Method test, String name)
      throws ReflectiveOperationException {
    Object described = junit.describe(type, test, name);
    if (ofClass) {
      Object suite = junit.description.getMethod("createSuiteDescription", Class.class).invoke(null, around);
      junit.description.getMethod("addChild", junit.description).invoke(suite, described);
      described = suite;
    }
    description = described;
    testMethod = junit.newMethod.newInstance(test);
    bodyMethod = junit.newMethod.newInstance(Body.class.getMethod("happen"));
  }

  void add(String className, String member, int order) throws ReflectiveOperationException {
    boolean isMethod = member.endsWith(")");
    holders.add(new Holder(isMethod ? Members.method(className, member) : Members.field(className, member), order));
  }

  /** Applies the rules that the instance has now (null: those of its class), and lets it all happen. */
  void around(Object instance, Body body) throws Throwable {
    try {
      Object wrapped = junit.newInvokeMethod.newInstance(bodyMethod, body);
      for (Rule rule : rules(instance)) {
        wrapped = rule.limit != null ? limited(wrapped, rule.limit)
            : rule.isTestRule
            ? junit.applyTestRule.invoke(rule.value, wrapped, description)
            : junit.applyMethodRule.invoke(rule.value, wrapped, testMethod, instance);
      }
      junit.evaluate.invoke(wrapped);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  /** What JUnit throws if there are several things to throw. */
  Throwable together(List<Throwable> thrown) throws ReflectiveOperationException {
    return thrown.size() == 1 ? thrown.get(0) : (Throwable) junit.newFailures.newInstance(thrown);
  }

  // The innermost first: those of a higher order, and of the same order a MethodRule before a TestRule.
  private List<Rule> rules(Object instance) throws ReflectiveOperationException {
    List<Rule> rules = new ArrayList<>();
    for (Holder holder : holders) {
      Object value;
      Class<?> type;
      if (holder.member instanceof Method method) {
        value = method.invoke(instance);
        type = method.getReturnType();
      } else {
        value = ((Field) holder.member).get(instance);
        type = value == null ? Object.class : value.getClass();
      }
      for (Object part : partsAroundTimeouts(value)) {
        TimeLimit limit = junit.timeout.isInstance(part) ? limitOf(part) : null;
        boolean isTestRule = part != value || junit.testRule.isAssignableFrom(type);
        if (limit == null || limit.nanos() > 0) {
          rules.add(new Rule(part, limit, isTestRule, holder.order));
        }
      }
    }
    rules.sort(Comparator.<Rule>comparingInt(rule -> -rule.order).thenComparingInt(rule -> rule.isTestRule ? 1 : 0));
    return rules;
  }

  // JUnit's own would run what it is around in a thread of its own.
  private Object limited(Object statement, TimeLimit limit) throws ReflectiveOperationException {
    Body body = () -> limit.within(() -> {
      try {
        junit.evaluate.invoke(statement);
      } catch (InvocationTargetException e) {
        throw e.getCause();
      }
    });
    return junit.newInvokeMethod.newInstance(bodyMethod, body);
  }

  private TimeLimit limitOf(Object timeout) throws ReflectiveOperationException {
    String type = junit.timeout.getName();
    long value = (long) Members.field(type, "timeout").get(timeout);
    return TimeLimit.ofVintage(value, (TimeUnit) Members.field(type, "timeUnit").get(timeout));
  }

  // What a rule consists of, the innermost first, if one of its parts is a Timeout; else it alone.
  private List<Object> partsAroundTimeouts(Object rule) throws ReflectiveOperationException {
    List<Object> parts = new ArrayList<>();
    if (rule != null && addParts(rule, parts)) {
      return parts;
    }
    return rule == null ? parts : List.of(rule);
  }

  // Whether there was a Timeout among them.
  private boolean addParts(Object rule, List<Object> parts) throws ReflectiveOperationException {
    switch (rule.getClass().getName()) {
      case "org.junit.rules.RuleChain" -> {
        boolean any = false;
        for (Object part : (List<?>) part(rule, "rulesStartingWithInnerMost")) {
          any |= addParts(part, parts);
        }
        return any;
      }
      case "org.junit.rules.DisableOnDebug" -> {
        return addParts(part(rule, "rule"), parts);
      }
      default -> {
        parts.add(rule);
        return junit.timeout.isInstance(rule);
      }
    }
  }

  private static Object part(Object rule, String field) throws ReflectiveOperationException {
    return Members.field(rule.getClass().getName(), field).get(rule);
  }
}
