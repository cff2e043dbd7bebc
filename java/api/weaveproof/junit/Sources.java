package weaveproof.junit;

import java.io.IOException;
import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** The arguments that a parameterised test of JUnit 5 is called with: what its annotations say, put into steps. */
final class Sources {
  /** One invocation: the words of its step, its arguments, and how they are shown. */
  record Row(List<String> words, List<?> values, List<String> arguments) {
    String shown() {
      return String.join(", ", arguments);
    }

    boolean isCloseable() {
      return values.stream().anyMatch(value -> value instanceof AutoCloseable);
    }
  }

  private static final String PACKAGE = "org.junit.jupiter.params.provider.";

  private final List<Class<?>> chain;  // the class of the test, and before it those that it is nested in
  private final Class<?> testClass;
  private final Method test;
  private final List<Row> rows = new ArrayList<>();

  private Sources(List<Class<?>> chain, Method test) {
    this.chain = chain;
    this.testClass = chain.get(chain.size() - 1);
    this.test = test;
  }

  static List<Row> rows(List<Class<?>> chain, Method test) throws ReflectiveOperationException, IOException {
    Sources sources = new Sources(chain, test);
    sources.add(test);
    if (sources.rows.isEmpty()) {
      throw new Refusal(test.getName() + " has no arguments to be called with");
    }
    return sources.rows;
  }

  private void add(AnnotatedElement element) throws ReflectiveOperationException, IOException {
    for (Annotation source : Marks.each(element)) {
      String name = source.annotationType().getName();
      if (!name.startsWith(PACKAGE) || name.equals(PACKAGE + "NullAndEmptySource")) {
        if (!name.startsWith("java.lang.") && element != source.annotationType()) {
          add(source.annotationType());
        }
        continue;
      }
      switch (name.substring(PACKAGE.length())) {
        case "NullSource" -> texts(List.of("null"), Arrays.asList((Object) null), List.of("null"));
        case "EmptySource" -> texts(List.of(Values.WORD_FOR_EMPTY), List.of("empty"), List.of("empty"));
        case "ValueSource" -> values(source);
        case "EnumSource" -> constants(source);
        case "CsvSource" -> csv(source);
        case "CsvFileSource" -> csvFile(source);
        case "MethodSource" -> methods(source);
        default -> throw new Unsupported("arguments by @" + source.annotationType().getSimpleName());
      }
    }
  }

  private void texts(List<String> words, List<?> values, List<String> shown) {
    List<String> step = new ArrayList<>(List.of("row", String.valueOf(words.size())));
    step.addAll(words);
    rows.add(new Row(step, values, shown));
  }

  private void values(Annotation source) throws ReflectiveOperationException {
    int kinds = 0;
    for (Method member : source.annotationType().getDeclaredMethods()) {
      Object array = Marks.value(source, member.getName());
      kinds += Array.getLength(array) > 0 ? 1 : 0;
      for (int i = 0; i < Array.getLength(array); i++) {
        Object value = Array.get(array, i);
        texts(List.of(Values.write(value)), List.of(value), List.of(shown(value)));
      }
    }
    if (kinds != 1) {
      throw new Refusal("@ValueSource of " + test.getName() + " has "
          + (kinds == 0 ? "no values" : "values of " + kinds + " kinds, and may have those of one"));
    }
  }

  private void constants(Annotation source) throws ReflectiveOperationException {
    Class<?> type = (Class<?>) Marks.value(source, "value");
    if (type.getName().endsWith(".NullEnum")) {
      type = test.getParameterTypes()[0];
    }
    String[] names = (String[]) Marks.value(source, "names");
    String mode = Marks.value(source, "mode").toString();
    if (mode.equals("INCLUDE") || mode.equals("EXCLUDE")) {
      for (String name : names) {
        if (List.of(type.getEnumConstants()).stream().noneMatch(one -> ((Enum<?>) one).name().equals(name))) {
          throw new Refusal("@EnumSource of " + test.getName() + " names " + name + ", which " + type.getName()
              + " does not have");
        }
      }
    }
    for (Object constant : type.getEnumConstants()) {
      String name = ((Enum<?>) constant).name();
      Set<String> listed = Set.of(names);
      boolean any = List.of(names).stream().anyMatch(pattern -> Pattern.matches(pattern, name));
      boolean all = List.of(names).stream().allMatch(pattern -> Pattern.matches(pattern, name));
      boolean counts = names.length == 0 || switch (mode) {
        case "INCLUDE" -> listed.contains(name);
        case "EXCLUDE" -> !listed.contains(name);
        case "MATCH_ALL" -> all;
        case "MATCH_ANY" -> any;
        case "MATCH_NONE" -> !any;
        default -> throw new Unsupported("@EnumSource with the mode " + mode);
      };
      if (counts) {
        texts(List.of(Values.write(constant)), List.of(constant), List.of(name));
      }
    }
  }

  private void csv(Annotation source) throws ReflectiveOperationException {
    Csv csv = format(source);
    String block = Marks.hasMember(source, "textBlock") ? (String) Marks.value(source, "textBlock") : "";
    List<List<String>> records = csv.records(block, true);
    for (String text : (String[]) Marks.value(source, "value")) {
      records.addAll(csv.records(text.isBlank() ? "''" : text, false));
    }
    boolean hasHead =
        Marks.hasMember(source, "useHeadersInDisplayName") && (boolean) Marks.value(source, "useHeadersInDisplayName");
    add(records, hasHead ? 1 : 0);
  }

  private void csvFile(Annotation source) throws ReflectiveOperationException, IOException {
    Charset encoding = Charset.forName((String) Marks.value(source, "encoding"));
    int skipped = (int) Marks.value(source, "numLinesToSkip");
    boolean hasHead =
        Marks.hasMember(source, "useHeadersInDisplayName") && (boolean) Marks.value(source, "useHeadersInDisplayName");
    for (String resource : (String[]) Marks.value(source, "resources")) {
      try (InputStream in = testClass.getResourceAsStream(resource)) {
        if (in == null) {
          throw new Refusal("there is no " + resource + " on the class path for " + test.getName());
        }
        String text = new String(in.readAllBytes(), encoding);
        add(format(source).records(withoutLines(text, skipped), true), hasHead ? 1 : 0);
      }
    }
    for (String file : (String[]) Marks.value(source, "files")) {
      String text = new String(Files.readAllBytes(Path.of(file)), encoding);
      add(format(source).records(withoutLines(text, skipped), true), hasHead ? 1 : 0);
    }
  }

  private static String withoutLines(String text, int count) {
    int at = 0;
    for (int i = 0; i < count && at >= 0; i++) {
      at = text.indexOf('\n', at) + 1;
      if (at == 0) {
        return "";
      }
    }
    return text.substring(at);
  }

  private void add(List<List<String>> records, int first) {
    for (List<String> record : records.subList(Math.min(first, records.size()), records.size())) {
      List<String> shown = new ArrayList<>();
      List<String> words = new ArrayList<>();
      for (String value : record) {
        words.add(Values.write(value));
        shown.add(shown(value));
      }
      texts(words, record, shown);
    }
  }

  private static Csv format(Annotation source) throws ReflectiveOperationException {
    char delimiter = (char) Marks.value(source, "delimiter");
    String longer = (String) Marks.value(source, "delimiterString");
    char usualQuote = source.annotationType().getSimpleName().equals("CsvSource") ? '\'' : '"';
    char quote = Marks.hasMember(source, "quoteCharacter") ? (char) Marks.value(source, "quoteCharacter") : usualQuote;
    boolean trims = !Marks.hasMember(source, "ignoreLeadingAndTrailingWhitespace")
        || (boolean) Marks.value(source, "ignoreLeadingAndTrailingWhitespace");
    return new Csv(
        !longer.isEmpty() ? longer : String.valueOf(delimiter == '\0' ? ',' : delimiter),
        quote,
        (String) Marks.value(source, "emptyValue"),
        List.of((String[]) Marks.value(source, "nullValues")),
        trims);
  }

  private void methods(Annotation source) throws ReflectiveOperationException {
    for (String name : (String[]) Marks.value(source, "value")) {
      Method factory = factory(name);
      factory.setAccessible(true);
      Iterator<?> given = Rows.iterator(call(factory));
      for (int i = 0; given.hasNext(); i++) {
        List<Object> values = Arrays.asList(Rows.row(given.next()));
        rows.add(new Row(
            List.of("rowFrom", factory.getDeclaringClass().getName(), Members.signatureOf(factory), String.valueOf(i)),
            values,
            values.stream().map(Sources::shown).toList()));
      }
    }
  }

  // "name", "name()", "package.Class#name", or nothing for the name of the test.
  private Method factory(String text) throws ReflectiveOperationException {
    int hash = text.indexOf('#');
    Class<?> holder = hash < 0 ? testClass : Members.load(text.substring(0, hash));
    String name = text.substring(hash + 1);
    if (name.contains("(")) {
      name = name.substring(0, name.indexOf('('));
    }
    for (Class<?> type : Marks.lineage(holder)) {
      for (Method method : type.getDeclaredMethods()) {
        boolean isCalled = method.getName().equals(name.isEmpty() ? test.getName() : name);
        if (isCalled && method.getParameterCount() == 0 && !method.isSynthetic()) {
          return method;
        }
      }
    }
    throw new Refusal(test.getName() + " takes its arguments from " + (name.isEmpty() ? test.getName() : text)
        + ", which is no method without parameters of " + holder.getName());
  }

  private Object call(Method factory) throws ReflectiveOperationException {
    try {
      if (Modifier.isStatic(factory.getModifiers())) {
        return factory.invoke(null);
      }
      if (!Lifecycle.isPerClass(testClass)) {
        throw new Refusal(factory.getName() + ", which gives the arguments of " + test.getName()
            + ", is not static, and " + testClass.getName() + " is not @TestInstance(PER_CLASS)");
      }
      return factory.invoke(instance());
    } catch (InvocationTargetException e) {
      if (RunTest.isAbort(e.getCause())) {
        throw new Skip(e.getCause());
      }
      throw new Refusal(factory.getName() + ", which gives the arguments of " + test.getName() + ", throws "
          + e.getCause());
    }
  }

  // As it is when the arguments are asked for: constructed, and prepared by what comes before all tests.
  private Object instance() throws ReflectiveOperationException {
    Object instance = null;
    for (int i = 0; i < chain.size(); i++) {
      Class<?> one = chain.get(i);
      Constructor<?> constructor = Members.constructor(one);
      Injected told =
          new Injected(DisplayNames.ofClass(one), one, null, "1/1", JupiterSteps.tags(chain.subList(0, i + 1)));
      instance = constructor.newInstance(Injected.arguments(constructor, instance, new Object[0], told));
      for (Method method : Lifecycle.before(one, "BeforeAll")) {
        if (!Modifier.isStatic(method.getModifiers())) {
          method.setAccessible(true);
          method.invoke(instance, Injected.arguments(method, null, new Object[0], told));
        }
      }
    }
    return instance;
  }

  private static final int LONGEST = 60;

  static String shown(Object value) {
    String text;
    try {
      String inBrackets = Arrays.deepToString(new Object[] {value});  // as it shows arrays, too
      text = inBrackets.substring(1, inBrackets.length() - 1);
    } catch (RuntimeException e) {
      text = "?";
    }
    return text.length() > LONGEST ? text.substring(0, LONGEST) + "…" : text;
  }
}
