package weaveproof.junit;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The tests of a class, as JUnit 4 has them. */
final class Vintage {
  private static final String JUNIT = "org.junit.";
  private static final String PARAMETERIZED = "org.junit.runners.Parameterized";
  private static final String ENCLOSED = "org.junit.experimental.runners.Enclosed";
  private static final Set<String> KNOWN_RUNNERS = Set.of(
      PARAMETERIZED,
      "org.junit.runners.JUnit4",
      "org.junit.platform.runner.JUnitPlatform",  // for tests of JUnit 5
      "org.junit.runners.BlockJUnit4ClassRunner",
      "org.junit.internal.runners.JUnit4ClassRunner");

  private final List<Class<?>> chain;  // the class of the tests, and before it the suites that it belongs to
  private final Class<?> type;
  private final TestClass shown;
  private final Listing listing;

  private Vintage(List<Class<?>> chain, Listing listing) throws ReflectiveOperationException {
    this.chain = chain;
    this.type = chain.get(chain.size() - 1);
    this.shown = TestClass.within(suitesThatMatter(chain), type);
    this.listing = listing;
  }

  static void list(Class<?> type, Listing listing) throws ReflectiveOperationException {
    try {
      list(List.of(), type, listing);
    } catch (Refusal e) {
      if (reasonToPassOver(type, listing) == null) {
        throw e;
      }
    }
  }

  private static void list(List<Class<?>> suites, Class<?> type, Listing listing) throws ReflectiveOperationException {
    if (suites.contains(type)) {
      throw new Refusal(type.getName() + " is a suite that contains itself");
    }
    List<Class<?>> chain = new ArrayList<>(suites);
    chain.add(type);
    String runner = runnerOf(type);
    switch (runner) {
      case "org.junit.runners.Suite" -> {
        Annotation classes = Marks.find(type, "org.junit.runners.Suite$SuiteClasses");
        if (classes == null) {
          throw new Refusal(type.getName() + " is a suite without @SuiteClasses");
        }
        for (Class<?> one : (Class<?>[]) Marks.value(classes, "value")) {
          list(chain, one, listing);
        }
      }
      case ENCLOSED -> {
        for (Class<?> one : enclosedIn(type)) {
          list(chain, one, listing);
        }
      }
      default -> new Vintage(chain, listing).list(runner);
    }
  }

  private static String runnerOf(Class<?> type) throws ReflectiveOperationException {
    Annotation runWith = Marks.find(type, JUNIT + "runner.RunWith");
    return runWith == null ? "" : ((Class<?>) Marks.value(runWith, "value")).getName();
  }

  private static List<Class<?>> enclosedIn(Class<?> type) {
    return Stream.of(type.getClasses()).filter(one -> !Modifier.isAbstract(one.getModifiers())).toList();
  }

  /** Whether its tests are those of the class around it, too, which may have something around them. */
  static boolean isEnclosed(Class<?> type) throws ReflectiveOperationException {
    Class<?> outer = type.getDeclaringClass();
    return outer != null && isSearchable(outer) && runnerOf(outer).equals(ENCLOSED) && enclosedIn(outer).contains(type);
  }

  // Whether JUnit takes it for a class of tests where nobody has named it.
  private static boolean isSearchable(Class<?> type) {
    return Modifier.isPublic(type.getModifiers()) && !Modifier.isAbstract(type.getModifiers()) && !isInner(type);
  }

  private static boolean isInner(Class<?> type) {
    return type.getDeclaringClass() != null && !Modifier.isStatic(type.getModifiers());
  }

  /** Why JUnit does not take it for a class of tests; null if it does, or if somebody has named it. */
  static String reasonToPassOver(Class<?> type, Listing listing) {
    if (!listing.isSearched() || isSearchable(type)) {
      return null;
    }
    String what = isInner(type) ? "an inner class" : "not public";
    return "Its class " + type.getName() + " is " + what + ", and JUnit 4 passes it over.";
  }

  // Those with anything around their tests. The others only list classes, whose tests are the same without them.
  private static List<Class<?>> suitesThatMatter(List<Class<?>> chain) throws ReflectiveOperationException {
    List<Class<?>> suites = new ArrayList<>();
    for (Class<?> suite : chain.subList(0, chain.size() - 1)) {
      boolean calls = !Marks.methods(suite, JUNIT + "BeforeClass", false).isEmpty()
          || !Marks.methods(suite, JUNIT + "AfterClass", false).isEmpty();
      if (calls || Marks.has(suite, JUNIT + "Ignore") || hasRules(suite)) {
        suites.add(suite);
      }
    }
    return suites;
  }

  private static boolean hasRules(Class<?> suite) throws ReflectiveOperationException {
    try {
      return !RuleMembers.ofClass(suite).isEmpty();
    } catch (Refusal e) {
      return true;  // each test tells what is wrong with it
    }
  }

  private void list(String runner) throws ReflectiveOperationException {
    List<Method> tests = Marks.methods(type, JUNIT + "Test", false);
    boolean isOther = !runner.isEmpty() && !KNOWN_RUNNERS.contains(runner);
    if (tests.isEmpty() && isOther && reasonToPassOver(chain.get(0), listing) == null) {
      listing.unsupported(shown, "all", "@RunWith(" + runner + ")");  // it knows by other marks what a test is
    }
    for (Method method : tests) {
      if (listing.wants(method.getName())) {
        list(method, runner);
      }
    }
  }

  private void list(Method method, String runner) throws ReflectiveOperationException {
    String name = method.getName();
    String reasonToPassOver = reasonToPassOver(chain.get(0), listing);
    if (reasonToPassOver != null) {
      listing.skipped(shown, name, reasonToPassOver);
      return;
    }
    try {
      List<AnnotatedElement> elements = new ArrayList<>(chain);
      elements.add(method);
      for (AnnotatedElement element : elements) {
        Annotation ignored = Marks.find(element, JUNIT + "Ignore");
        if (ignored != null) {
          String reason = (String) Marks.value(ignored, "value");
          listing.skipped(shown, name, reason.isEmpty() ? "@Ignore" : reason);
          return;
        }
      }
      requireLifecycle();
      if (runner.equals(PARAMETERIZED)) {
        listRows(method);
        return;
      }
      if (!runner.isEmpty() && !KNOWN_RUNNERS.contains(runner)) {
        throw new Unsupported("@RunWith(" + runner + ")");
      }
      requireConstructor(0);
      requirePlain(method);
      listing.test(shown, name, 0, "", List.of(), steps(method, name, List.of(), List.of()));
    } catch (Skip e) {
      listing.skipped(shown, name, e.getMessage());
    } catch (Unsupported e) {
      listing.unsupported(shown, name, e.getMessage());
    } catch (Refusal e) {
      listing.wrong(shown, name, e.getMessage());
    }
  }

  // Parameterized: each row is an instance of the class, made with it or with fields that are set to it.
  private void listRows(Method method) throws ReflectiveOperationException {
    requirePlain(method);
    Method source = null;
    for (Method one : Marks.methods(type, PARAMETERIZED + "$Parameters", false)) {
      boolean isPublic = Modifier.isPublic(one.getModifiers());
      if (isPublic && Modifier.isStatic(one.getModifiers()) && one.getParameterCount() == 0) {
        source = one;
      }
    }
    if (source == null) {
      throw new Refusal(type.getName() + " has no public static method with @Parameters and without parameters");
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
      if (RunTest.isAbort(e.getCause())) {
        throw new Skip(e.getCause());
      }
      throw new Refusal(source.getName() + ", which gives the parameters, throws " + e.getCause());
    }
    for (int index = 0; rows.hasNext(); index++) {
      Object[] row = Rows.row(rows.next());
      StringJoiner values = new StringJoiner(", ");
      for (Object value : row) {
        values.add(Sources.shown(value));
      }
      List<String> steps = List.of(
          "rowFrom", source.getDeclaringClass().getName(), Members.signatureOf(source), String.valueOf(index));
      List<String> fields = fields(row.length);
      requireConstructor(fields.isEmpty() ? row.length : 0);
      listing.test(shown, method.getName(), index + 1, values.toString(), List.of(),
          steps(method, method.getName() + "[" + rowName(source, index, row) + "]", steps, fields));
    }
  }

  // What a rule is told, as JUnit's runner calls it.
  private static String rowName(Method source, int index, Object[] row) throws ReflectiveOperationException {
    String pattern = (String) Marks.value(Marks.find(source, PARAMETERIZED + "$Parameters"), "name");
    return MessageFormat.format(pattern.replace("{index}", String.valueOf(index)), row);
  }

  // The steps that set fields to a row of that many parameters. There is one for each, or none at all.
  private List<String> fields(int count) throws ReflectiveOperationException {
    List<String> steps = new ArrayList<>();
    int[] uses = new int[count];
    for (Class<?> holder : Marks.lineage(type)) {
      for (Field field : holder.getDeclaredFields()) {
        Annotation parameter = Marks.find(field, PARAMETERIZED + "$Parameter");
        if (parameter != null) {
          String name = holder.getName() + "." + field.getName();
          int index = (int) Marks.value(parameter, "value");
          require(Modifier.isPublic(field.getModifiers()), name, "a @Parameter", "it is not public");
          require(index >= 0 && index < count, name, "@Parameter(" + index + ")", "a row has " + parameters(count));
          require(++uses[index] == 1, name, "@Parameter(" + index + ")", "another field is");
          steps.addAll(List.of("field", holder.getName(), field.getName(), String.valueOf(index)));
        }
      }
    }
    for (int i = 0; i < count && !steps.isEmpty(); i++) {
      if (uses[i] == 0) {
        throw new Refusal(type.getName() + " has no field that is @Parameter(" + i + "), and a row has "
            + parameters(count));
      }
    }
    return steps;
  }

  private static String parameters(int count) {
    return count + (count == 1 ? " parameter" : " parameters");
  }

  // What JUnit would not call.
  private void requireLifecycle() {
    for (Class<?> one : chain) {
      for (String mark : List.of("BeforeClass", "AfterClass")) {
        requireLifecycle(one, mark, true);
      }
    }
    for (String mark : List.of("Before", "After")) {
      requireLifecycle(type, mark, false);
    }
  }

  private static void requireLifecycle(Class<?> type, String mark, boolean isStatic) {
    for (Method method : Marks.upwards(type, JUNIT + mark, false)) {
      String name = method.getDeclaringClass().getName() + "." + method.getName();
      require(Modifier.isPublic(method.getModifiers()), name, "@" + mark, "it is not public");
      require(Modifier.isStatic(method.getModifiers()) == isStatic, name, "@" + mark,
          isStatic ? "it is not static" : "it is static");
      require(method.getReturnType() == void.class, name, "@" + mark, "it returns something");
      require(method.getParameterCount() == 0, name, "@" + mark, "it has parameters");
    }
  }

  private static void require(boolean holds, String member, String what, String otherwise) {
    if (!holds) {
      throw new Refusal(member + " cannot be " + what + ": " + otherwise);
    }
  }

  // `name` is what rules are told.
  private List<String> steps(Method test, String name, List<String> row, List<String> afterNew)
      throws ReflectiveOperationException {
    List<String> rules = RuleMembers.ofTest(type);
    boolean anyOfClass = false;
    for (Class<?> one : chain) {
      anyOfClass |= !RuleMembers.ofClass(one).isEmpty();
    }
    List<String> steps = new ArrayList<>();
    if (anyOfClass || !rules.isEmpty()) {
      steps.addAll(List.of("info", name, "1/1", type.getName(), test.getDeclaringClass().getName()));
      steps.addAll(List.of(Members.signatureOf(test), "0"));
    }
    steps.addAll(row);
    for (Class<?> one : chain) {
      if (anyOfClass) {
        steps.addAll(List.of("aroundClass", one.getName()));
        addRules(steps, RuleMembers.ofClass(one));
      }
      for (Method method : Marks.reversedUpwards(one, JUNIT + "BeforeClass")) {
        Steps.call(steps, "static", method);
      }
    }
    steps.addAll(List.of("new", type.getName()));
    steps.addAll(afterNew);
    if (!rules.isEmpty()) {
      steps.add("aroundTest");
      addRules(steps, rules);
    }
    addTest(steps, test);
    if (!rules.isEmpty()) {
      steps.add("end");
    }
    for (int i = chain.size() - 1; i >= 0; i--) {
      for (Method method : Marks.upwards(chain.get(i), JUNIT + "AfterClass", false)) {
        Steps.call(steps, "afterStatic", method);
      }
      if (anyOfClass) {
        steps.add("end");
      }
    }
    return steps;
  }

  private static void addRules(List<String> steps, List<String> rules) {
    steps.add(String.valueOf(rules.size() / RuleMembers.WORDS));
    steps.addAll(rules);
  }

  // The test, with what comes before and after it.
  private void addTest(List<String> steps, Method test) throws ReflectiveOperationException {
    for (Method method : Marks.reversedUpwards(type, JUNIT + "Before")) {
      Steps.call(steps, "before", 0, method);
    }
    long millis = (long) Marks.value(Marks.find(test, JUNIT + "Test"), "timeout");
    Steps.limit(steps, TimeLimit.ofVintage(millis, TimeUnit.MILLISECONDS));
    Class<?> expected = (Class<?>) Marks.value(Marks.find(test, JUNIT + "Test"), "expected");
    if (!expected.getName().equals("org.junit.Test$None")) {
      steps.addAll(List.of("throws", expected.getName()));
      steps.addAll(List.of("0", test.getDeclaringClass().getName(), Members.signatureOf(test)));
    } else {
      Steps.call(steps, "test", 0, test);
    }
    for (Method method : Marks.upwards(type, JUNIT + "After", false)) {
      Steps.call(steps, "after", 0, method);
    }
  }

  private void requireConstructor(int count) {
    if (Modifier.isAbstract(type.getModifiers())) {
      throw new Refusal(type.getName() + " cannot be constructed: it is abstract");
    }
    if (isInner(type)) {
      throw new Refusal(type.getName() + " cannot be constructed: it is an inner class");
    }
    Constructor<?>[] constructors = type.getDeclaredConstructors();
    if (constructors.length != 1) {
      throw new Refusal(type.getName() + " cannot be constructed: it has " + constructors.length + " constructors");
    }
    if (!Modifier.isPublic(constructors[0].getModifiers())) {
      throw new Refusal(type.getName() + " cannot be constructed: its constructor is not public");
    }
    if (constructors[0].getParameterCount() != count) {
      throw new Refusal(type.getName() + " cannot be constructed: its constructor has "
          + parameters(constructors[0].getParameterCount()) + ", not " + count);
    }
  }

  private static void requirePlain(Method method) {
    String otherwise = method.getParameterCount() != 0 ? "it has parameters"
        : Modifier.isStatic(method.getModifiers()) ? "it is static"
        : !Modifier.isPublic(method.getModifiers()) ? "it is not public"
        : method.getReturnType() != void.class ? "it returns something"
        : null;
    if (otherwise != null) {
      throw new Refusal(method.getName() + " is no test of JUnit 4: " + otherwise);
    }
  }
}
