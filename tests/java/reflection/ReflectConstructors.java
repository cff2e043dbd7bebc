import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Constructor: all visibilities, inner classes with their hidden parameters, enums, records, abstract classes,
 * failures.
 */
public class ReflectConstructors {
  static class Many {
    final String how;

    public Many() {
      how = "none";
    }

    protected Many(int i) {
      how = "int " + i;
    }

    Many(long j, double d) {
      how = "long " + j + " double " + d;
    }

    private Many(String... s) {
      how = "strings " + Arrays.toString(s);
    }

    public <T extends Number> Many(List<? super T> list, T t) throws IllegalArgumentException {
      how = "generic " + list + t;
      if (t == null) throw new IllegalArgumentException("no number");
    }
  }

  class Inner {
    final int sum;

    Inner(int x) {
      sum = x + offset;
    }
  }

  abstract static class Abstract {
    Abstract() {}
  }

  enum Level { LOW, HIGH }

  record Point(int x, int y) {
    Point {
      if (x < 0) throw new IllegalArgumentException("negative");
    }
  }

  static final class Private {
    private Private() {}
  }

  static class BadInit {
    static final int VALUE = Integer.parseInt("bad number");
  }

  static class Thrower {
    Thrower() throws Exception {
      throw new java.io.IOException("in constructor");
    }
  }

  final int offset;

  ReflectConstructors(int offset) {
    this.offset = offset;
  }

  /** The unnamed module prints its identity hash code. */
  static String withoutHash(String message) {
    return message == null ? null : message.replaceAll("@[0-9a-f]+", "@hash");
  }

  static void attempt(String what, java.util.concurrent.Callable<?> action) {
    try {
      System.out.println(what + " = " + action.call());
    } catch (InvocationTargetException e) {
      System.out.println(what + ": target threw " + e.getTargetException());
    } catch (Exception e) {
      System.out.println(what + ": " + e.getClass().getSimpleName() + ": " + withoutHash(e.getMessage()));
    } catch (Error e) {
      System.out.println(what + ": error " + e.getClass().getSimpleName() + ": " + e.getMessage() + " cause "
          + e.getCause());
    }
  }

  public static void main(String[] args) throws Exception {
    Constructor<?>[] constructors = Many.class.getDeclaredConstructors();
    Arrays.sort(constructors, Comparator.comparing(Constructor::toGenericString));
    for (Constructor<?> c : constructors) {
      System.out.println(c + " | " + c.toGenericString() + " | " + Modifier.toString(c.getModifiers()) + " "
          + c.getParameterCount() + " " + c.isVarArgs() + " " + c.getName());
    }
    System.out.println(Many.class.getConstructors().length);
    System.out.println(Many.class.getConstructor().newInstance().how + "; "
        + Many.class.getDeclaredConstructor(int.class).newInstance('a').how + "; "
        + Many.class.getDeclaredConstructor(long.class, double.class).newInstance(1, 2f).how + "; "
        + Many.class.getDeclaredConstructor(String[].class).newInstance((Object) new String[] {"p"}).how + "; "
        + Many.class.getConstructor(List.class, Number.class).newInstance(List.of(), 8).how);
    attempt("throws", () -> Many.class.getConstructor(List.class, Number.class).newInstance(List.of(), null));
    attempt("missing", () -> Many.class.getConstructor(int.class));
    attempt("wrong count", () -> Many.class.getConstructor().newInstance(1));
    attempt("wrong type", () -> Many.class.getDeclaredConstructor(int.class).newInstance("1"));
    ReflectConstructors outer = new ReflectConstructors(40);
    Constructor<Inner> inner = Inner.class.getDeclaredConstructor(ReflectConstructors.class, int.class);
    System.out.println(inner.newInstance(outer, 2).sum + " " + inner.getParameterTypes().length + " "
        + Arrays.toString(inner.getGenericParameterTypes()));
    attempt("inner of null", () -> inner.newInstance(null, 2));
    attempt("abstract", () -> Abstract.class.getDeclaredConstructor().newInstance());
    attempt("enum", () -> Level.class.getDeclaredConstructors()[0].newInstance("MID", 7));
    attempt("interface", () -> Runnable.class.getDeclaredConstructor());
    attempt("array", () -> int[].class.getDeclaredConstructor());
    attempt("primitive", () -> int.class.getDeclaredConstructors().length);
    attempt("private in the nest", () -> Private.class.getDeclaredConstructor().newInstance() != null);
    attempt("private of the library", () -> java.util.Collections.class.getDeclaredConstructor().newInstance());
    attempt("opened library", () -> {
      java.util.Collections.class.getDeclaredConstructor().setAccessible(true);
      return 0;
    });
    attempt("record", () -> Point.class.getDeclaredConstructor(int.class, int.class).newInstance(3, 4));
    attempt("record check", () -> Point.class.getDeclaredConstructor(int.class, int.class).newInstance(-3, 4));
    attempt("checked", () -> Thrower.class.getDeclaredConstructor().newInstance());
    attempt("initialiser", () -> BadInit.class.getDeclaredConstructor().newInstance());
    attempt("initialiser again", () -> BadInit.class.getDeclaredConstructor().newInstance());
    attempt("newInstance of class", () -> {
      @SuppressWarnings("deprecation")
      Object made = StringBuilder.class.newInstance();
      return made.getClass().getSimpleName();
    });
    attempt("checked out of newInstance", () -> {
      @SuppressWarnings("deprecation")
      Object made = Thrower.class.newInstance();
      return made;
    });
    Constructor<String> text = String.class.getConstructor(char[].class, int.class, int.class);
    System.out.println(text.newInstance("abcdef".toCharArray(), 2, 3) + " " + text);
    StringBuilder all = new StringBuilder();
    Constructor<Point> point = Point.class.getDeclaredConstructor(int.class, int.class);
    for (int i = 0; i < 30; i++) all.append(point.newInstance(i, -i).y());
    System.out.println(all + " " + point.equals(Point.class.getDeclaredConstructors()[0]) + " "
        + Level.class.getDeclaredConstructors()[0].getParameterCount());
  }
}
