package weaveproof.junit;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** A test of JUnit 5, with what comes before and after it, as steps for {@link RunTest}. */
final class JupiterSteps {
  private static final String API = "org.junit.jupiter.api.";
  private static final String REPETITION = API + "RepetitionInfo";

  private final List<Class<?>> chain;  // the class of the test, and before it those that it is nested in
  private final Method test;
  private final Sources.Row row;  // null: it has no arguments
  private final Annotation repeated;  // null: it is not
  private final int repetition;  // from 1 on
  private final List<String> steps = new ArrayList<>();
  private boolean asks;  // whether anybody is told about the test
  private boolean asksWhich;  // and by that can tell one repetition from another

  JupiterSteps(List<Class<?>> chain, Method test, Sources.Row row, int repetition) {
    this.chain = chain;
    this.test = test;
    this.row = row;
    this.repeated = Marks.find(test, API + "RepeatedTest");
    this.repetition = repetition;
  }

  /** `rowName` is what the invocation is called, if there is a row. */
  List<String> make(String rowName) throws ReflectiveOperationException {
    look();
    int made = 0;
    for (int i = 0; i < chain.size(); i++) {
      if (Lifecycle.isPerClass(chain.get(i))) {
        made = construct(made, i + 1);
      }
      tellOfClass(i);
      callAll("static", "before", i, "BeforeAll");
    }
    construct(made, chain.size());
    steps.addAll(row == null ? List.of() : row.words());
    tellOfTest(rowName);
    for (int i = 0; i < chain.size(); i++) {
      callAll("", "before", i, "BeforeEach");
    }
    Steps.limit(steps, limitOfTest());
    Steps.call(steps, "test", chain.size() - 1, test);
    for (int i = chain.size() - 1; i >= 0; i--) {
      callAll("", "after", i, "AfterEach");
    }
    if (row != null && row.isCloseable() && closesArguments()) {
      steps.add("close");
    }
    for (int i = chain.size() - 1; i >= 0; i--) {
      tellOfClass(i);
      callAll("afterStatic", "after", i, "AfterAll");
    }
    return steps;
  }

  // Makes the instances from one number up to another.
  private int construct(int from, int end) throws ReflectiveOperationException {
    for (int i = from; i < end; i++) {
      tellOfClass(i);
      steps.addAll(List.of("new", chain.get(i).getName()));
    }
    return Math.max(from, end);
  }

  private void callAll(String verbIfStatic, String verb, int instance, String mark) throws ReflectiveOperationException {
    Class<?> type = chain.get(instance);
    for (Method method : verb.equals("before") ? Lifecycle.before(type, mark) : Lifecycle.after(type, mark)) {
      TimeLimit own = limitOf(method, method);
      Steps.limit(steps, own != null ? own : DefaultLimits.ofLifecycle(Members.signatureOf(method), mark));
      if (Modifier.isStatic(method.getModifiers())) {
        Steps.call(steps, verbIfStatic, method);
      } else {
        Steps.call(steps, verb, instance, method);
      }
    }
  }

  // Its own @Timeout, or else that of the innermost class that has one. What comes before and after tests has only its own.
  private TimeLimit limitOfTest() throws ReflectiveOperationException {
    TimeLimit limit = limitOf(test, test);
    for (int i = chain.size() - 1; i >= 0 && limit == null; i--) {
      limit = limitOf(chain.get(i), test);
    }
    boolean isTemplate = row != null || repeated != null;
    return limit != null ? limit : DefaultLimits.ofTest(Members.signatureOf(test), isTemplate);
  }

  private static TimeLimit limitOf(AnnotatedElement marked, Method called) throws ReflectiveOperationException {
    Annotation mark = Marks.find(marked, API + "Timeout");
    if (mark == null || DefaultLimits.areDisabled()) {
      return null;
    }
    long value = (long) Marks.value(mark, "value");
    if (value <= 0) {
      throw new Refusal("the @Timeout of " + called.getName() + " is " + value + ", and has to be positive");
    }
    return TimeLimit.ofJupiter(Members.signatureOf(called), value, (TimeUnit) Marks.value(mark, "unit"));
  }

  private boolean closesArguments() throws ReflectiveOperationException {
    Annotation mark = Marks.find(test, Jupiter.PARAMETERIZED);
    return Marks.hasMember(mark, "autoCloseArguments") && (boolean) Marks.value(mark, "autoCloseArguments");
  }

  // What is not about one test is told of the class.
  private void tellOfClass(int i) throws ReflectiveOperationException {
    if (asks) {
      Class<?> type = chain.get(i);
      steps.addAll(List.of("infoOfClass", DisplayNames.ofClass(type), repetitionWord(), type.getName()));
      addTags(chain.subList(0, i + 1));
    }
  }

  private void tellOfTest(String rowName) throws ReflectiveOperationException {
    if (asks) {
      Class<?> type = chain.get(chain.size() - 1);
      String name = row != null ? rowName
          : repeated != null ? DisplayNames.ofRepetition(type, test, repeated, repetition)
          : DisplayNames.ofTest(type, test);
      steps.addAll(List.of("info", name, repetitionWord(), type.getName(), test.getDeclaringClass().getName()));
      steps.add(Members.signatureOf(test));
      List<AnnotatedElement> elements = new ArrayList<>(chain);
      elements.add(test);
      addTags(elements);
    }
  }

  int repetitions() throws ReflectiveOperationException {
    return repeated == null ? 1 : (int) Marks.value(repeated, "value");
  }

  /** Whether the test, or what is called before and after it, has a parameter that tells repetitions apart. To be called after make. */
  boolean asksWhichRepetition() {
    return asksWhich;
  }

  // "2/5"
  private String repetitionWord() throws ReflectiveOperationException {
    return repetition + "/" + repetitions();
  }

  private void addTags(List<? extends AnnotatedElement> elements) throws ReflectiveOperationException {
    Set<String> tags = tags(elements);
    steps.add(String.valueOf(tags.size()));
    steps.addAll(tags);
  }

  /** Those of all the elements. */
  static Set<String> tags(List<? extends AnnotatedElement> elements) throws ReflectiveOperationException {
    Set<String> tags = new LinkedHashSet<>();
    for (AnnotatedElement element : elements) {
      for (Annotation tag : Marks.all(element, API + "Tag")) {
        tags.add(((String) Marks.value(tag, "value")).strip());
      }
    }
    return tags;
  }

  // At all that has parameters.
  private void look() throws ReflectiveOperationException {
    for (Class<?> one : chain) {
      lookAt(Members.constructor(one), false, repeated != null && !Lifecycle.isPerClass(one));
      for (String mark : List.of("BeforeAll", "AfterAll")) {
        Lifecycle.before(one, mark).forEach(method -> lookAt(method, false, false));
      }
      for (String mark : List.of("BeforeEach", "AfterEach")) {
        Lifecycle.before(one, mark).forEach(method -> lookAt(method, false, repeated != null));
      }
    }
    lookAt(test, row != null, repeated != null);
  }

  // Parameters for other things than what is known about the test need an extension, or a row of arguments.
  private void lookAt(Executable called, boolean hasRow, boolean isRepeated) {
    boolean isInner = called instanceof Constructor<?> && Jupiter.isNested(called.getDeclaringClass());
    Class<?>[] types = called.getParameterTypes();
    for (int i = isInner ? 1 : 0; i < types.length; i++) {
      if (types[i].getName().equals(REPETITION) && !isRepeated) {
        throw new Refusal(called.getName() + " has a RepetitionInfo, and there are no repetitions where it is called");
      }
      if (Injected.knows(types[i])) {
        asks = true;
        asksWhich |= isRepeated && !types[i].getName().equals(API + "TestReporter");
      } else if (!hasRow) {
        throw new Unsupported("a parameter of type " + types[i].getTypeName());
      }
    }
  }
}
