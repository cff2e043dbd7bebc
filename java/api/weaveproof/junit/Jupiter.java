package weaveproof.junit;

import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The tests of a class, as JUnit 5 has them. */
final class Jupiter {
  private static final String API = "org.junit.jupiter.api.";
  static final String PARAMETERIZED = "org.junit.jupiter.params.ParameterizedTest";
  private static final String AUTODETECTION = "junit.jupiter.extensions.autodetection.enabled";
  private static final List<String> KINDS =
      List.of(API + "Test", API + "RepeatedTest", PARAMETERIZED, API + "TestFactory");

  // What their extensions do is done here. That of @Weave does nothing within a check.
  private static final Set<String> WITH_KNOWN_EXTENSIONS =
      Set.of(API + "RepeatedTest", PARAMETERIZED, "weaveproof.jupiter.Weave");

  private final List<Class<?>> chain;  // the class of the tests, and before it those that it is nested in
  private final Class<?> type;
  private final TestClass shown;
  private final Listing listing;

  private Jupiter(List<Class<?>> chain, Listing listing) {
    this.chain = chain;
    this.type = chain.get(chain.size() - 1);
    this.shown = TestClass.nested(chain);
    this.listing = listing;
  }

  /** The last class's; the others are those that it is nested in. */
  static void list(List<Class<?>> chain, Listing listing) {
    new Jupiter(chain, listing).list();
  }

  /** The class of this name, and before it those that it is nested in. A subclass has its superclass's, Subclass$Nested. */
  static List<Class<?>> chain(String name) {
    List<Class<?>> chain = new ArrayList<>();
    try {
      chain.add(Members.load(name));
      while (isNested(chain.get(0))) {
        chain.add(0, chain.get(0).getDeclaringClass());
      }
      return chain;
    } catch (ClassNotFoundException e) {
      int dollar = Math.max(0, name.lastIndexOf('$'));
      chain.addAll(dollar == 0 ? List.of() : chain(name.substring(0, dollar)));
      for (Class<?> nested : chain.isEmpty() ? List.<Class<?>>of() : nestedIn(chain.get(chain.size() - 1))) {
        if (nested.getSimpleName().equals(name.substring(dollar + 1))) {
          chain.add(nested);
          return chain;
        }
      }
      throw new Refusal("there is no class " + name + " on the class path");
    }
  }

  // With those of superclasses and interfaces, unless there is one of the same name.
  private static List<Class<?>> nestedIn(Class<?> type) {
    Map<String, Class<?>> found = new LinkedHashMap<>();
    for (Class<?> one : Marks.lineage(type)) {
      for (Class<?> nested : one.getDeclaredClasses()) {
        if (isNested(nested) && !Modifier.isAbstract(nested.getModifiers())) {
          found.putIfAbsent(nested.getSimpleName(), nested);
        }
      }
    }
    return List.copyOf(found.values());
  }

  /** A class within another one, whose tests are also that one's. */
  static boolean isNested(Class<?> type) {
    return type.getDeclaringClass() != null
        && !Modifier.isStatic(type.getModifiers())
        && Marks.has(type, API + "Nested");
  }

  private static boolean isInnerWithoutMark(Class<?> type) {
    return type.getDeclaringClass() != null && !Modifier.isStatic(type.getModifiers()) && !isNested(type);
  }

  private void list() {
    Map<Method, String> tests = new LinkedHashMap<>();  // and how they are marked
    for (String kind : KINDS) {
      for (Method method : Marks.methods(type, kind, true)) {
        tests.put(method, kind);
      }
    }
    for (Map.Entry<Method, String> test : tests.entrySet()) {
      Method method = test.getKey();
      boolean alone = tests.keySet().stream().filter(one -> one.getName().equals(method.getName())).count() == 1;
      if (listing.wants(method.getName())) {
        list(method, test.getValue(), alone ? method.getName() : DisplayNames.nameWithTypes(method));
      }
    }
    for (Method method : Marks.methods(type, API + "TestTemplate", true)) {
      boolean known = Marks.has(method, API + "RepeatedTest") || Marks.has(method, PARAMETERIZED);
      if (!known && listing.wants(method.getName())) {
        listing.unsupported(shown, method.getName(), "@TestTemplate");
      }
    }
    for (Class<?> nested : nestedIn(type)) {
      if (chain.contains(nested)) {
        throw new Refusal(nested.getName() + " is nested in itself, as it inherits from what is around it");
      }
      List<Class<?>> longer = new ArrayList<>(chain);
      longer.add(nested);
      new Jupiter(longer, listing).list();
    }
  }

  private void list(Method method, String kind, String name) {
    try {
      String reason = reasonToSkip(method);
      if (reason != null) {
        listing.skipped(shown, name, reason);
        return;
      }
      requireNoExtensions(method);
      for (Class<?> one : chain) {
        requireConstructor(one);
        Lifecycle.require(one);
      }
      requireOneKind(method, kind);
      if (kind.endsWith("TestFactory")) {
        throw new Unsupported("@TestFactory");
      }
      if (!kind.equals(PARAMETERIZED)) {
        listRepetitions(method, name);
        return;
      }
      callBeforeAll();
      int index = 0;
      for (Sources.Row row : Sources.rows(chain, method)) {
        String rowName = DisplayNames.ofRow(type, method, Marks.find(method, PARAMETERIZED), ++index, row);
        List<String> steps = new JupiterSteps(chain, method, row, 1).make(rowName);
        listing.test(shown, name, index, row.shown(), notes(method), steps);
      }
    } catch (Skip e) {
      listing.skipped(shown, name, e.getMessage());
    } catch (Unsupported e) {
      listing.unsupported(shown, name, e.getMessage());
    } catch (Refusal e) {
      listing.wrong(shown, name, e.getMessage());
    } catch (ReflectiveOperationException | IOException | RuntimeException e) {
      listing.wrong(shown, name, "its arguments cannot be told: " + e);
    }
  }

  // Repetitions differ only by what they are told of themselves: each schedule of one is a schedule of the others if nothing asks.
  private void listRepetitions(Method method, String name) throws ReflectiveOperationException {
    JupiterSteps first = new JupiterSteps(chain, method, null, 1);
    List<String> steps = first.make("");
    int repetitions = first.repetitions();
    if (repetitions == 1 || !first.asksWhichRepetition()) {
      listing.test(shown, name, 0, "", notes(method), steps);
      return;
    }
    for (int i = 1; i <= repetitions; i++) {
      List<String> own = i == 1 ? steps : new JupiterSteps(chain, method, null, i).make("");
      listing.test(shown, name, i, "repetition " + i + " of " + repetitions, List.of(), own);
    }
  }

  private String reasonToSkip(Method method) throws ReflectiveOperationException {
    for (Class<?> one : chain) {
      if (Modifier.isPrivate(one.getModifiers())) {
        return "Its class " + one.getName() + " is private, and no test class to JUnit.";
      }
    }
    if (listing.isSearched() && isInnerWithoutMark(chain.get(0))) {
      return "Its class " + chain.get(0).getName() + " is an inner class without @Nested, and JUnit passes it over.";
    }
    for (String wrong : List.of("private", "static")) {
      if (List.of(Modifier.toString(method.getModifiers()).split(" ")).contains(wrong)) {
        return "It is " + wrong + ", and no test to JUnit.";
      }
    }
    if (method.getReturnType() != void.class && !Marks.has(method, API + "TestFactory")) {
      return "It returns something, and is no test to JUnit.";
    }
    List<AnnotatedElement> elements = new ArrayList<>(chain);
    elements.add(method);
    for (AnnotatedElement element : elements) {
      Annotation disabled = Marks.find(element, API + "Disabled");
      if (disabled != null) {
        String reason = (String) Marks.value(disabled, "value");
        return reason.isEmpty() ? "@Disabled" : reason;
      }
    }
    return null;
  }

  private List<String> notes(Method method) throws ReflectiveOperationException {
    List<String> notes = new ArrayList<>();
    Annotation repeated = Marks.find(method, API + "RepeatedTest");
    if (repeated != null && (int) Marks.value(repeated, "value") > 1) {
      notes.add("It is run once, not " + Marks.value(repeated, "value") + " times: every schedule is tried, and no test sees what another one leaves in static fields.");
    }
    return notes;
  }

  // The arguments of a test may be made of what @BeforeAll has prepared.
  private void callBeforeAll() throws ReflectiveOperationException {
    for (Method method : Marks.methods(type, API + "BeforeAll", true)) {
      if (Modifier.isStatic(method.getModifiers()) && method.getParameterCount() == 0) {
        method.setAccessible(true);
        method.invoke(null);
      }
    }
  }

  // To JUnit it would be two tests, with the same arguments or none.
  private static void requireOneKind(Method method, String kind) throws ReflectiveOperationException {
    for (String other : KINDS) {
      if (!other.equals(kind) && Marks.has(method, other)) {
        throw new Refusal(method.getName() + " is both @" + simple(kind) + " and @" + simple(other));
      }
    }
    Annotation repeated = Marks.find(method, API + "RepeatedTest");
    if (repeated != null && (int) Marks.value(repeated, "value") < 1) {
      throw new Refusal(method.getName() + " is a @RepeatedTest of " + Marks.value(repeated, "value")
          + " repetitions, and needs at least 1");
    }
    if (repeated != null && ((String) Marks.value(repeated, "name")).isBlank()) {
      throw new Refusal(method.getName() + " is a @RepeatedTest without a name");
    }
  }

  private static String simple(String annotation) {
    return annotation.substring(annotation.lastIndexOf('.') + 1);
  }

  private static void requireConstructor(Class<?> type) {
    if (Modifier.isAbstract(type.getModifiers())) {
      throw new Refusal(type.getName() + " cannot be constructed: it is abstract");
    }
    if (isInnerWithoutMark(type)) {
      throw new Refusal(type.getName() + " cannot be constructed: it is an inner class without @Nested");
    }
    if (type.getDeclaredConstructors().length != 1) {
      throw new Refusal(type.getName() + " cannot be constructed: it has " + type.getDeclaredConstructors().length
          + " constructors");
    }
  }

  // What an extension would do to a test cannot be left out, and only JUnit's engine could do it.
  private void requireNoExtensions(Method test) throws ReflectiveOperationException {
    if (Settings.has(AUTODETECTION, "true")) {
      throw new Unsupported("extensions that nobody names, by " + AUTODETECTION);
    }
    for (Class<?> one : chain) {
      for (Class<?> holder : Marks.lineage(one)) {
        requireNoExtensions((AnnotatedElement) holder);
        for (Field field : holder.getDeclaredFields()) {
          requireNot(field, API + "extension.RegisterExtension");
          requireNot(field, API + "io.TempDir");
          requireNot(field, API + "AutoClose");
          requireNoExtensions(field);
        }
      }
    }
    requireNoExtensions((AnnotatedElement) test);
    for (Parameter parameter : test.getParameters()) {
      requireNoExtensions(parameter);
      requireNot(parameter, API + "io.TempDir");
      requireNot(parameter, "org.junit.jupiter.params.converter.ConvertWith");
      requireNot(parameter, "org.junit.jupiter.params.aggregator.AggregateWith");
      if (parameter.getType().getName().equals("org.junit.jupiter.params.aggregator.ArgumentsAccessor")) {
        throw new Unsupported("a parameter of type " + parameter.getType().getName());
      }
    }
  }

  private static void requireNot(AnnotatedElement element, String annotation) {
    if (Marks.has(element, annotation)) {
      throw new Unsupported("@" + simple(annotation));
    }
  }

  private static void requireNoExtensions(AnnotatedElement element) throws ReflectiveOperationException {
    for (Annotation annotation : element.getAnnotations()) {
      Class<?> type = annotation.annotationType();
      if (isExtension(type, new HashSet<>())) {
        throw new Unsupported("@" + type.getSimpleName() + extensions(annotation));
      }
    }
  }

  // Whether an annotation is made of an extension, other than by those annotations whose extension is known here.
  private static boolean isExtension(Class<?> annotation, Set<Class<?>> seen) {
    String name = annotation.getName();
    if (WITH_KNOWN_EXTENSIONS.contains(name) || !seen.add(annotation)) {
      return false;
    }
    if (name.equals(API + "extension.ExtendWith") || name.equals(API + "extension.Extensions")) {
      return true;
    }
    for (Annotation above : annotation.getAnnotations()) {
      if (isExtension(above.annotationType(), seen)) {
        return true;
      }
    }
    return false;
  }

  private static String extensions(Annotation annotation) throws ReflectiveOperationException {
    if (!annotation.annotationType().getSimpleName().equals("ExtendWith")) {
      return "";
    }
    List<String> names = new ArrayList<>();
    for (Class<?> type : (Class<?>[]) Marks.value(annotation, "value")) {
      names.add(type.getName());
    }
    return "(" + String.join(", ", names) + ")";
  }
}
