import java.io.IOException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** java.lang.reflect.Proxy: dispatch of all types, Object's methods, default methods, exceptions, refusals. */
public class ReflectProxy {
  public interface Calculator {
    int add(int a, int b);

    double scale(double d, float f);

    boolean flag();

    char letter(char c);

    long[] array(String... parts);

    void nothing();

    default String describe() {
      return "sum " + add(2, 3);
    }
  }

  public interface Other {
    int add(int a, int b);

    String risky() throws IOException;
  }

  interface Hidden {
    Object call(Object o);
  }

  static Object defaultOf(Class<?> c) {
    if (c == int.class) return 0;
    if (c == double.class) return 0.0;
    if (c == boolean.class) return false;
    if (c == char.class) return ' ';
    return null;
  }

  /** A handler that writes down what it sees and then asks the target. */
  static final class Recorder implements InvocationHandler {
    final List<String> log = new ArrayList<>();
    final Object target;

    Recorder(Object target) {
      this.target = target;
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] args) throws Throwable {
      log.add(method.getDeclaringClass().getSimpleName() + "." + method.getName() + Arrays.deepToString(args));
      if (target == null) {
        return method.getName().equals("add") ? (Integer) args[0] * 100
            + (Integer) args[1] : defaultOf(method.getReturnType());
      }
      try {
        return method.invoke(target, args);
      } catch (InvocationTargetException e) {
        throw e.getCause();
      }
    }
  }

  @SuppressWarnings("unchecked")
  static <T> T proxy(InvocationHandler handler, Class<T> first, Class<?>... more) {
    Class<?>[] all = new Class<?>[more.length + 1];
    all[0] = first;
    System.arraycopy(more, 0, all, 1, more.length);
    return (T) Proxy.newProxyInstance(ReflectProxy.class.getClassLoader(), all, handler);
  }

  static void attempt(String what, java.util.concurrent.Callable<?> action) {
    try {
      System.out.println(what + " = " + action.call());
    } catch (UndeclaredThrowableException e) {
      System.out.println(what + ": undeclared " + e.getUndeclaredThrowable());
    } catch (Throwable e) {
      System.out.println(what + ": " + e.getClass().getSimpleName()
          + (e instanceof NullPointerException || e instanceof ClassCastException ? "" : ": " + e.getMessage()));
    }
  }

  public static void main(String[] args) throws Exception {
    Recorder recorder = new Recorder(null);
    Calculator calculator = proxy(recorder, Calculator.class);
    System.out.println(calculator.add(3, 4) + " " + calculator.scale(1.5, 2f) + " " + calculator.flag() + " ["
        + calculator.letter('q') + "] " + Arrays.toString(calculator.array("a", "b")) + " " + calculator.describe());
    calculator.nothing();
    calculator.toString();
    calculator.hashCode();
    calculator.equals("x");
    System.out.println(recorder.log);
    Class<?> c = calculator.getClass();
    System.out.println(Proxy.isProxyClass(c) + " " + Proxy.isProxyClass(Recorder.class) + " "
        + (Proxy.getInvocationHandler(calculator) == recorder) + " " + c.getSuperclass().getName() + " "
        + Arrays.toString(c.getInterfaces()) + " "
        + Modifier.toString(c.getModifiers()) + " " + c.getSimpleName().startsWith("$Proxy") + " "
        + (c == proxy(recorder, Calculator.class).getClass()) + " " + (calculator instanceof Calculator));
    Calculator withDefaults = proxy((p, m, a) -> m.isDefault()
        ? InvocationHandler.invokeDefault(p, m, a) : m.getName().equals("add") ? 42 : null, Calculator.class);
    System.out.println(withDefaults.describe());
    Object both = proxy((p, m, a) -> m.getDeclaringClass().getSimpleName().length(), Other.class, Calculator.class);
    System.out.println(((Calculator) both).add(1, 2) + " " + ((Other) both).add(1, 2));
    Hidden hidden = proxy((p, m, a) -> "hidden " + a[0], Hidden.class);
    System.out.println(hidden.call(5) + " " + Modifier.isPublic(hidden.getClass().getModifiers()) + " "
        + hidden.getClass().getPackageName());
    attempt("declared", () -> proxy((p, m, a) -> {
      throw new IOException("disk");
    }, Other.class).risky());
    attempt("undeclared", () -> proxy((p, m, a) -> {
      throw new IOException("disk");
    }, Other.class).add(1, 2));
    attempt("runtime", () -> proxy((p, m, a) -> {
      throw new IllegalStateException("state");
    }, Other.class).add(1, 2));
    attempt("error", () -> proxy((p, m, a) -> {
      throw new StackOverflowError("deep");
    }, Other.class).add(1, 2));
    attempt("null for int", () -> proxy((p, m, a) -> null, Other.class).add(1, 2));
    attempt("long for int", () -> proxy((p, m, a) -> 5L, Other.class).add(1, 2));
    attempt("class", () -> proxy((p, m, a) -> null, String.class));
    attempt("twice", () -> proxy((p, m, a) -> null, Runnable.class, Runnable.class));
    attempt("no handler", () -> proxy(null, Runnable.class));
    attempt("no proxy", () -> Proxy.getInvocationHandler("text"));
    List<String> real = new ArrayList<>(List.of("b", "a"));
    Recorder listRecorder = new Recorder(real);
    @SuppressWarnings("unchecked")
    List<String> list = proxy(listRecorder, List.class);
    list.add("c");
    list.sort(null);
    System.out.println(list + " " + list.size() + " " + list.equals(List.of("a", "b", "c")) + " "
        + (list.hashCode() == real.hashCode()));
    attempt("target fails", () -> list.get(9));
    System.out.println(listRecorder.log);
    Map<String, Integer> counts = new TreeMap<>();
    Runnable counting = proxy((p, m, a) -> counts.merge(m.getName(), 1, Integer::sum) > 0 ? null : null, Runnable.class,
        Comparable.class);
    for (int i = 0; i < 25; i++) counting.run();
    System.out.println(counts + " " + (counting instanceof Comparable));
  }
}
