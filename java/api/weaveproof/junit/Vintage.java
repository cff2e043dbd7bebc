package weaveproof.junit;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;

/** The tests of a class, as JUnit 4 has them. */
final class Vintage {
  private static final String JUNIT = "org.junit.";
  private static final String PARAMETERIZED = "org.junit.runners.Parameterized";
  private static final Set<String> PLAIN_RUNNERS = Set.of(
      "org.junit.runners.JUnit4",
      "org.junit.runners.BlockJUnit4ClassRunner",
      "org.junit.internal.runners.JUnit4ClassRunner");

  private final Class<?> type;
  private final Listing listing;

  private Vintage(Class<?> type, Listing listing) {
    this.type = type;
    this.listing = listing;
  }

  static void list(Class<?> type, Listing listing) throws ReflectiveOperationException {
    Annotation runWith = Marks.find(type, JUNIT + "runner.RunWith");
    String runner = runWith == null ? "" : ((Class<?>) Marks.value(runWith, "value")).getName();
    switch (runner) {
      case "org.junit.runners.Suite" -> {
        Annotation classes = Marks.find(type, "org.junit.runners.Suite$SuiteClasses");
        for (Class<?> one : classes == null ? new Class<?>[0] : (Class<?>[]) Marks.value(classes, "value")) {
          list(one, listing);
        }
      }
      case "org.junit.experimental.runners.Enclosed" -> {
        for (Class<?> one : type.getClasses()) {
          if (!Modifier.isAbstract(one.getModifiers())) {
            list(one, listing);
          }
        }
      }
      default -> new Vintage(type, listing).list(runner);
    }
  }

  private void list(String runner) throws ReflectiveOperationException {
    for (Method method : Marks.methods(type, JUNIT + "Test", false)) {
      if (listing.wants(method.getName())) {
        list(method, runner);
      }
    }
  }

  private void list(Method method, String runner) throws ReflectiveOperationException {
    String name = method.getName();
    try {
      for (AnnotatedElement element : List.of(type, method)) {
        Annotation ignored = Marks.find(element, JUNIT + "Ignore");
        if (ignored != null) {
          String reason = (String) Marks.value(ignored, "value");
          listing.skipped(type, name, reason.isEmpty() ? "@Ignore" : reason);
          return;
        }
      }
      requireNoRules();
      if (runner.equals(PARAMETERIZED)) {
        listRows(method);
        return;
      }
      if (!runner.isEmpty() && !PLAIN_RUNNERS.contains(runner)) {
        throw new Unsupported("@RunWith(" + runner + ")");
      }
      requireConstructor(0);
      requirePlain(method);
      listing.test(type, name, 0, "", notes(method), steps(method, List.of()));
    } catch (Unsupported e) {
      listing.unsupported(type, name, e.getMessage());
    } catch (Refusal e) {
      listing.wrong(type, name, e.getMessage());
    }
  }

  // Parameterized: each row is an instance of the class, made with it or with fields that are set to it.
  private void listRows(Method method) throws ReflectiveOperationException {
    requirePlain(method);
    Method source = null;
    for (Method one : Marks.methods(type, PARAMETERIZED + "$Parameters", false)) {
      if (Modifier.isStatic(one.getModifiers()) && one.getParameterCount() == 0) {
        source = one;
      }
    }
    if (source == null) {
      throw new Refusal(type.getName() + " has no static method with @Parameters");
    }
    for (String rare : List.of("$BeforeParam", "$AfterParam", "$UseParametersRunnerFactory")) {
      if (Marks.has(type, PARAMETERIZED + rare) || !Marks.methods(type, PARAMETERIZED + rare, false).isEmpty()) {
        throw new Unsupported("@" + rare.substring(1));
      }
    }
    source.setAccessible(true);
    Iterator<?> rows;
    try {
      rows = Rows.iterator(source.invoke(null));
    } catch (InvocationTargetException e) {
      throw new Refusal(source.getName() + ", which gives the parameters, throws " + e.getCause());
    }
    for (int index = 0; rows.hasNext(); index++) {
      Object[] row = Rows.row(rows.next());
      StringJoiner shown = new StringJoiner(", ");
      for (Object value : row) {
        shown.add(Sources.shown(value));
      }
      List<String> steps = new ArrayList<>(List.of(
          "rowFrom", source.getDeclaringClass().getName(), Members.signatureOf(source), String.valueOf(index)));
      List<String> fields = fields();
      requireConstructor(fields.isEmpty() ? row.length : 0);
      steps.addAll(steps(method, fields));
      listing.test(type, method.getName(), index + 1, shown.toString(), notes(method), steps);
    }
  }

  private List<String> fields() throws ReflectiveOperationException {
    List<String> steps = new ArrayList<>();
    for (Class<?> holder : Marks.lineage(type)) {
      for (Field field : holder.getDeclaredFields()) {
        Annotation parameter = Marks.find(field, PARAMETERIZED + "$Parameter");
        if (parameter != null) {
          steps.addAll(List.of(
              "field", holder.getName(), field.getName(), String.valueOf(Marks.value(parameter, "value"))));
        }
      }
    }
    return steps;
  }

  private List<String> notes(Method method) throws ReflectiveOperationException {
    long limit = (long) Marks.value(Marks.find(method, JUNIT + "Test"), "timeout");
    return limit == 0 ? List.of() : List.of("Its timeout is ignored: time is virtual.");
  }

  private List<String> steps(Method test, List<String> afterNew) throws ReflectiveOperationException {
    List<String> steps = new ArrayList<>();
    for (Method method : Marks.methods(type, JUNIT + "BeforeClass", false)) {
      steps.addAll(List.of("static", method.getDeclaringClass().getName(), Members.signatureOf(method)));
    }
    steps.addAll(List.of("new", type.getName()));
    steps.addAll(afterNew);
    for (Method method : Marks.methods(type, JUNIT + "Before", false)) {
      step(steps, "before", method);
    }
    Class<?> expected = (Class<?>) Marks.value(Marks.find(test, JUNIT + "Test"), "expected");
    if (!expected.getName().equals("org.junit.Test$None")) {
      steps.addAll(List.of("throws", expected.getName()));
      steps.addAll(List.of("0", test.getDeclaringClass().getName(), Members.signatureOf(test)));
    } else {
      step(steps, "test", test);
    }
    List<Method> after = Marks.methods(type, JUNIT + "After", false);
    Collections.reverse(after);
    for (Method method : after) {
      step(steps, "after", method);
    }
    List<Method> afterClass = Marks.methods(type, JUNIT + "AfterClass", false);
    Collections.reverse(afterClass);
    for (Method method : afterClass) {
      steps.addAll(List.of("afterStatic", method.getDeclaringClass().getName(), Members.signatureOf(method)));
    }
    return steps;
  }

  private static void step(List<String> steps, String verb, Method method) {
    steps.addAll(List.of(verb, "0", method.getDeclaringClass().getName(), Members.signatureOf(method)));
  }

  private void requireConstructor(int parameters) {
    if (Modifier.isAbstract(type.getModifiers())) {
      throw new Refusal(type.getName() + " cannot be constructed: it is abstract");
    }
    if (type.getDeclaringClass() != null && !Modifier.isStatic(type.getModifiers())) {
      throw new Refusal(type.getName() + " cannot be constructed: it is an inner class");
    }
    Constructor<?>[] constructors = type.getDeclaredConstructors();
    if (constructors.length != 1) {
      throw new Refusal(type.getName() + " cannot be constructed: it has " + constructors.length + " constructors");
    }
    if (!Modifier.isPublic(constructors[0].getModifiers())) {
      throw new Refusal(type.getName() + " cannot be constructed: its constructor is not public");
    }
    if (constructors[0].getParameterCount() != parameters) {
      throw new Refusal(type.getName() + " cannot be constructed: its constructor has "
          + constructors[0].getParameterCount() + " parameters, not " + parameters);
    }
  }

  private static void requirePlain(Method method) {
    if (method.getParameterCount() != 0 || Modifier.isStatic(method.getModifiers())) {
      throw new Refusal(method.getName() + " is no test of JUnit 4: it is static or has parameters");
    }
  }

  // A rule wraps the test, and only a runner could do that.
  private void requireNoRules() {
    for (Class<?> holder : Marks.lineage(type)) {
      List<AnnotatedElement> members = new ArrayList<>(List.of(holder.getDeclaredFields()));
      members.addAll(Marks.declared(holder));
      for (AnnotatedElement member : members) {
        for (String rule : List.of("Rule", "ClassRule")) {
          if (Marks.has(member, JUNIT + rule)) {
            throw new Unsupported("@" + rule);
          }
        }
      }
    }
  }
}
