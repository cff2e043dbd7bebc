package weaveproof.junit;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import weaveproof.Hooks;

/**
 * One invocation of one test method, as a program: what {@code weaveproof check --junit} explores. Its arguments are
 * the steps that {@link ListTests} has written down, so that nothing here reads annotations, and as little as possible
 * happens besides what the test does.
 *
 * <p>The steps, each with the words behind it; a method is its name and its parameter types, {@code add(int,int)}:
 *
 * <pre>
 * info NAME REPETITION CLASS METHOD TAGS   what is told to who asks for it, from here on: the test's name, and which
 *                                   repetition of how many it is, 2/5. Tags are their number and their names
 * infoOfClass NAME REPETITION CLASS TAGS the same, for what is called once for all tests of a class
 * limit NANOS TEXT                  the method that the next step calls may take that much time; the text says that it did not
 * static CLASS METHOD               calls a static method
 * row COUNT VALUE…                  the arguments are these texts, see {@link Values}
 * rowFrom CLASS METHOD INDEX        the arguments are this element of what the method gives
 * new CLASS                         makes an instance; of an inner class, one within the instance made before
 * field CLASS NAME INDEX            sets a field of the last instance to this argument
 * before INSTANCE CLASS METHOD      calls a method on the instance of this number
 * test INSTANCE CLASS METHOD        the same, with the arguments
 * throws EXCEPTION INSTANCE CLASS METHOD    the same, and it has to throw that
 * after INSTANCE CLASS METHOD       the same as before; also when an assumption did not hold
 * close                             closes the arguments that the test was called with, likewise
 * afterStatic CLASS METHOD          likewise
 * aroundClass CLASS COUNT RULE…     JUnit 4's rules of a class or suite, around what follows up to the `end` of it. A
 *                                   rule is CLASS MEMBER ORDER, the member a field's name or a method
 * aroundTest COUNT RULE…            the rules of the last instance, likewise
 * </pre>
 *
 * What is thrown ends it all, at once: what would come after the test could only hide it. So could a handler of uncaught
 * exceptions that the test has set, and none gets to see it, as in JUnit. But rules are told,
 * and may think otherwise of it: within `aroundTest` all that comes after the test happens, and then they get what was
 * thrown. The rules of a class do not get to see what becomes of its tests, as in JUnit.
 */
public final class RunTest {
  private interface Step {
    void happen() throws Throwable;
  }

  /** A method, and what it is told if it asks. */
  private record Call(Method method, Injected told) {
    void on(Object instance, Object[] arguments) throws Throwable {
      try {
        method.invoke(instance, Injected.arguments(method, null, arguments, told));
      } catch (InvocationTargetException e) {
        throw e.getCause();
      }
    }
  }

  private record Planned(Step step, boolean ofClass, boolean inAnyCase) {}

  private final String[] words;
  private int next;
  private List<Planned> plan = new ArrayList<>();  // what is read now belongs to it
  private final List<Object> instances = new ArrayList<>();
  private Object[] row = {};
  private int handed;  // how many of them the test was called with
  private Injected injected;
  private TimeLimit limit;  // of what the next step calls; null: none
  private Throwable aborted;
  private Throwable failed;

  private RunTest(String[] words) {
    this.words = words;
  }

  /** All classes and methods are looked up before the first step: the test may start threads in any of them. */
  public static void main(String[] words) throws Throwable {
    RunTest test = new RunTest(words);
    while (test.next < words.length) {
      test.read();
    }
    test.run();
  }

  private void run() throws Throwable {
    for (int i = 0; i < plan.size() && failed == null; i++) {
      Planned planned = plan.get(i);
      if (aborted == null || planned.inAnyCase) {
        try {
          planned.step.happen();
        } catch (Throwable thrown) {
          end(thrown);
        }
      }
    }
    if (failed != null) {
      tell(failed);
      Hooks.fail0(failed);
    } else if (aborted == null) {
      Hooks.outcome0("weaveproof.junit passed");
    } else {
      String reason = aborted.getMessage();
      Hooks.outcome0("weaveproof.junit skipped " + (reason == null ? "" : reason));
    }
  }

  // An assumption that does not hold ends the test, and is no failure.
  private void end(Throwable thrown) {
    if (!isAbort(thrown)) {
      failed = failed == null ? thrown : failed;
    } else if (aborted == null) {
      aborted = thrown;
    }
  }

  // What rules are around. They get what the steps throw, those of a class only what its own steps do.
  private void happen(List<Planned> steps, boolean ofClass, Rules rules) throws Throwable {
    List<Throwable> thrown = new ArrayList<>();
    for (Planned planned : steps) {
      boolean isOver = !thrown.isEmpty() || ofClass && !planned.ofClass && (failed != null || aborted != null);
      if (isOver && !planned.inAnyCase) {
        continue;
      }
      try {
        planned.step.happen();
      } catch (Throwable one) {
        if (ofClass && !planned.ofClass) {
          end(one);
        } else {
          thrown.add(one);
        }
      }
    }
    if (!thrown.isEmpty()) {
      throw rules.together(thrown);
    }
  }

  private void read() throws ReflectiveOperationException {
    String verb = word();
    switch (verb) {
      case "info" -> {
        String name = word();
        String repetition = word();
        Class<?> type = Members.load(word());
        Method method = Members.method(word(), word());
        injected = new Injected(name, type, method, repetition, readTags());
      }
      case "infoOfClass" -> {
        String name = word();
        String repetition = word();
        injected = new Injected(name, Members.load(word()), null, repetition, readTags());
      }
      case "limit" -> limit = new TimeLimit(Long.parseLong(word()), word());
      case "static", "afterStatic" -> {
        Call call = readCall();
        plan.add(new Planned(limited(() -> call.on(null, new Object[0])), true, verb.equals("afterStatic")));
      }
      case "row" -> {
        String[] texts = readWords();
        add(() -> row = Values.read(texts), false);
      }
      case "rowFrom" -> {
        Method method = Members.method(word(), word());
        int index = Integer.parseInt(word());
        add(() -> rowFrom(method, index), false);
      }
      case "new" -> {
        Constructor<?> constructor = Members.constructor(Members.load(word()));
        Injected told = injected;
        add(() -> construct(constructor, told), false);
      }
      case "field" -> {
        Field field = Members.field(word(), word());
        int index = Integer.parseInt(word());
        add(() -> field.set(instances.get(instances.size() - 1), Values.fit(row[index], field.getType())), false);
      }
      case "before", "test" -> {
        int instance = Integer.parseInt(word());
        Call call = readCall();
        boolean isTest = verb.equals("test");
        add(limited(() -> {
          handed = isTest ? Math.min(row.length, call.method.getParameterCount()) : 0;
          call.on(instances.get(instance), isTest ? row : new Object[0]);
        }), false);
      }
      case "after" -> {
        int instance = Integer.parseInt(word());
        Call call = readCall();
        add(limited(() -> {
          if (instance < instances.size()) {
            call.on(instances.get(instance), new Object[0]);
          }
        }), true);
      }
      case "close" -> add(this::closeArguments, true);
      case "throws" -> {
        Class<?> expected = Members.load(word());
        int instance = Integer.parseInt(word());
        Method method = Members.method(word(), word());
        add(limited(() -> callToThrow(expected, method, instances.get(instance))), false);
      }
      case "aroundClass", "aroundTest" -> readAround(verb.equals("aroundClass"));
      default -> throw new IllegalArgumentException("no step: " + verb);
    }
  }

  private void readAround(boolean ofClass) throws ReflectiveOperationException {
    Rules rules = injected.rules(ofClass, ofClass ? Members.load(word()) : null);
    for (int count = Integer.parseInt(word()); count > 0; count--) {
      rules.add(word(), word(), Integer.parseInt(word()));
    }
    List<Planned> outer = plan;
    List<Planned> steps = new ArrayList<>();
    plan = steps;
    while (!words[next].equals("end")) {
      read();
    }
    next++;
    plan = outer;
    add(() -> rules.around(ofClass ? null : instances.get(0), () -> happen(steps, ofClass, rules)), false);
  }

  private String word() {
    return words[next++];
  }

  // Their number, and they themselves.
  private String[] readWords() {
    String[] read = new String[Integer.parseInt(word())];
    for (int i = 0; i < read.length; i++) {
      read[i] = word();
    }
    return read;
  }

  private Set<String> readTags() {
    return new LinkedHashSet<>(List.of(readWords()));
  }

  private Call readCall() throws ReflectiveOperationException {
    return new Call(Members.method(word(), word()), injected);
  }

  private Step limited(Step step) {
    TimeLimit own = limit;
    limit = null;
    return own == null ? step : () -> own.within(step::happen);
  }

  private void add(Step step, boolean inAnyCase) {
    plan.add(new Planned(step, false, inAnyCase));
  }

  private void rowFrom(Method method, int index) throws Throwable {
    try {
      Object instance = instances.isEmpty() ? null : instances.get(instances.size() - 1);
      row = Rows.row(Rows.iterator(method.invoke(instance)), index);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private void construct(Constructor<?> constructor, Injected told) throws Throwable {
    Object outer = instances.isEmpty() ? null : instances.get(instances.size() - 1);
    try {
      instances.add(constructor.newInstance(Injected.arguments(constructor, outer, row, told)));
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  // The last one first. What one of them throws does not keep the others open.
  private void closeArguments() throws Throwable {
    Throwable first = null;
    for (int i = handed - 1; i >= 0; i--) {
      try {
        if (row[i] instanceof AutoCloseable closeable) {
          closeable.close();
        }
      } catch (Throwable thrown) {
        first = first == null ? thrown : first;
      }
    }
    if (first != null) {
      throw first;
    }
  }

  private void callToThrow(Class<?> expected, Method method, Object instance) throws Throwable {
    try {
      method.invoke(instance);
    } catch (InvocationTargetException e) {
      Throwable thrown = e.getCause();
      if (expected.isInstance(thrown)) {
        return;
      }
      if (isAbort(thrown)) {
        throw thrown;
      }
      throw withoutStack(new Exception("Unexpected exception, expected<" + expected.getName() + "> but was<"
          + thrown.getClass().getName() + ">", thrown));
    }
    throw withoutStack(new AssertionError("Expected exception: " + expected.getName()));
  }

  // Where it was made is nothing about the test.
  private static <T extends Throwable> T withoutStack(T thrown) {
    thrown.setStackTrace(new StackTraceElement[0]);
    return thrown;
  }

  // Some exceptions make their message when they are asked for it, as JUnit's comparisons do. The machine never asks.
  private static void tell(Throwable thrown) {
    try {
      Hooks.outcome0("weaveproof.junit threw " + thrown);
    } catch (RuntimeException e) {
      return;  // who looks at what was thrown finds its class
    }
  }

  /** Whether it says that an assumption does not hold. */
  static boolean isAbort(Throwable thrown) {
    for (Class<?> type = thrown.getClass(); type != Object.class; type = type.getSuperclass()) {
      String name = type.getName();
      if (name.equals("org.opentest4j.TestAbortedException")
          || name.equals("org.junit.internal.AssumptionViolatedException")) {
        return true;
      }
    }
    return false;
  }
}
