import java.lang.annotation.Annotation;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * Annotation elements of every type, alone and in arrays: values, texts, equality, copies; and a small framework driven
 * by them.
 */
public class ReflectAnnotationValues {
  enum Colour {
    RED,
    GREEN {
      @Override
      public String toString() {
        return "verde";
      }
    }
  }

  @Retention(RetentionPolicy.RUNTIME)
  @interface Small {
    int value() default 1;
  }

  @Retention(RetentionPolicy.RUNTIME)
  @interface Everything {
    boolean z() default true;

    byte b() default -1;

    char c() default '\n';

    short s() default 300;

    int i() default Integer.MIN_VALUE;

    long j() default 1L << 40;

    float f() default 1.5f;

    double d() default Double.NaN;

    String t() default "a \"quoted\"\ttext";

    Class<?> type() default Map.Entry.class;

    Colour colour() default Colour.GREEN;

    Small small() default @Small(7);

    int[] ints() default {1, 2};

    String[] texts() default {};

    Class<?>[] types() default {int.class, String[].class, void.class};

    Colour[] colours() default {Colour.RED, Colour.GREEN};

    Small[] smalls() default {@Small, @Small(2)};

    char[] chars() default {'x', '\''};

    double[] doubles() default 0.5;
  }

  @Everything
  static class Defaults {}

  @Everything(z = false, b = 5, t = "", type = int[][].class, colour = Colour.RED, ints = {}, texts = {"p", "q"},
      smalls = {}, d = 1 / 3.0, j = -1)
  static class Given {}

  @Everything
  static class Twin {}

  @Retention(RetentionPolicy.RUNTIME)
  @interface Test {
    Class<? extends Throwable> expected() default None.class;

    int order() default 0;

    final class None extends Throwable {
      private static final long serialVersionUID = 1;
    }
  }

  public static class Suite {
    @Test(order = 2)
    public void passes() {}

    @Test(order = 1, expected = ArithmeticException.class)
    public void divides() {
      System.out.print(1 / Integer.parseInt("0"));
    }

    @Test(order = 3)
    public void fails() {
      throw new IllegalStateException("broken");
    }

    @Test(order = 4, expected = NullPointerException.class)
    public void survives() {}

    public void ignored() {}
  }

  static void runSuite() throws Exception {
    List<Method> tests = Arrays.stream(Suite.class.getMethods()).filter(m -> m.isAnnotationPresent(Test.class))
        .sorted(Comparator.comparingInt(m -> m.getAnnotation(Test.class).order())).toList();
    for (Method test : tests) {
      Class<? extends Throwable> expected = test.getAnnotation(Test.class).expected();
      String verdict;
      try {
        test.invoke(new Suite());
        verdict = expected == Test.None.class ? "passed" : "failed: expected " + expected.getSimpleName();
      } catch (InvocationTargetException e) {
        verdict = expected.isInstance(e.getCause()) ? "passed" : "failed: " + e.getCause();
      }
      System.out.println(test.getName() + " " + verdict);
    }
  }

  static String show(Object value) {
    if (!value.getClass().isArray()) return value.toString();
    StringBuilder out = new StringBuilder("{");
    for (int i = 0; i < java.lang.reflect.Array.getLength(value); i++) {
      out.append(java.lang.reflect.Array.get(value, i)).append(';');
    }
    return out.append("}").toString();
  }

  public static void main(String[] args) throws Exception {
    Everything defaults = Defaults.class.getAnnotation(Everything.class);
    Everything given = Given.class.getAnnotation(Everything.class);
    Everything twin = Twin.class.getAnnotation(Everything.class);
    System.out.println(defaults);
    System.out.println(given);
    Method[] elements = Everything.class.getDeclaredMethods();
    Arrays.sort(elements, Comparator.comparing(Method::getName));
    for (Method m : elements) {
      System.out.println(m.getName() + " " + m.getReturnType().getSimpleName() + " "
          + show(m.invoke(defaults)).replace("\n", "\\n").replace("\t", "\\t") + " "
          + show(m.invoke(given)).replace("\n", "\\n").replace("\t", "\\t"));
    }
    System.out.println(defaults.equals(twin) + " " + defaults.equals(given) + " " + defaults.equals(null) + " "
        + (defaults.hashCode() == twin.hashCode()) + " " + defaults.annotationType());
    System.out.println(given.small().hashCode() + " " + given.small().equals(new Small() {
      @Override
      public int value() {
        return 7;
      }

      @Override
      public Class<? extends Annotation> annotationType() {
        return Small.class;
      }
    }));
    defaults.ints()[0] = 99;
    System.out.println(defaults.ints()[0] + " " + (defaults.ints() == defaults.ints()) + " " + given.texts().length
        + given.smalls().length + " " + defaults.smalls()[1].value() + " " + defaults.colour().name());
    runSuite();
  }
}
