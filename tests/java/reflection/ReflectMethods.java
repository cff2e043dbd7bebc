import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Method: lookup, invocation with every argument type, virtual dispatch, varargs, exceptions, refusals. */
public class ReflectMethods {
  interface Greeter {
    String greet(String name);

    default String polite() {
      return greet("dear");
    }

    static int version() {
      return 3;
    }
  }

  public static class Base implements Greeter {
    @Override
    public String greet(String name) {
      return "hello " + name;
    }

    public Object covariant() {
      return "base";
    }

    private String secret() {
      return "base secret";
    }

    public static String shared(Object... parts) {
      return Arrays.toString(parts);
    }

    protected synchronized strictfp void quiet() {}
  }

  public static class Derived extends Base {
    @Override
    public String greet(String name) {
      return "hi " + name;
    }

    @Override
    public String covariant() {
      return "derived";
    }

    private String secret() {
      return "derived secret";
    }

    public long mixed(boolean z, byte b, char c, short s, int i, long j, float f, double d, String t, int[] a) {
      return (z ? 1 : 0) + b + c + s + i + j + (long) f + (long) d + t.length() + a.length;
    }

    public void failing(int kind) throws IOException {
      if (kind == 0) throw new IOException("checked");
      if (kind == 1) throw new IllegalStateException("unchecked");
      throw new StackOverflowError("error");
    }

    public <T extends Comparable<? super T>> T largest(List<? extends T> items, T... more)
        throws IllegalArgumentException {
      return null;
    }
  }

  static void attempt(String what, java.util.concurrent.Callable<?> action) {
    try {
      System.out.println(what + " = " + action.call());
    } catch (InvocationTargetException e) {
      System.out.println(what + ": target threw " + e.getCause() + " message " + e.getMessage());
    } catch (Exception e) {
      System.out.println(what + ": " + e.getClass().getSimpleName() + ": " + e.getMessage());
    }
  }

  public static void main(String[] args) throws Exception {
    Derived derived = new Derived();
    Method greet = Base.class.getMethod("greet", String.class);
    Method interfaceGreet = Greeter.class.getMethod("greet", String.class);
    System.out.println(greet.invoke(derived, "you") + " " + greet.invoke(new Base(), "you") + " "
        + interfaceGreet.invoke(derived, "all") + " " + Greeter.class.getMethod("polite").invoke(derived) + " "
        + Greeter.class.getMethod("version").invoke(null));
    System.out.println(Base.class.getMethod("covariant").invoke(derived) + " "
        + Derived.class.getMethod("covariant").getReturnType().getSimpleName() + " "
        + Arrays.stream(Derived.class.getDeclaredMethods()).filter(m -> m.getName().equals("covariant")).count());
    Method secret = Base.class.getDeclaredMethod("secret");
    System.out.println(secret.invoke(derived) + " " + Derived.class.getDeclaredMethod("secret").invoke(derived));
    Method mixed = Derived.class.getMethod("mixed", boolean.class, byte.class, char.class, short.class, int.class,
        long.class, float.class, double.class, String.class, int[].class);
    System.out.println(mixed.invoke(derived, true, (byte) 2, 'a', (short) 4, 5, 6L, 7.5f, 8.5, "nine", new int[10])
        + " widened "
        + mixed.invoke(derived, false, (byte) 2, 'a', (byte) 4, 'e', 6, 7L, 8.5f, "", new int[0]));
    Method shared = Base.class.getMethod("shared", Object[].class);
    System.out.println(shared.invoke(null, (Object) new Object[] {1, "two"}) + " "
        + shared.invoke("ignored", (Object) new String[] {"s"}) + " " + shared.isVarArgs() + " "
        + Base.class.getDeclaredMethod("quiet").invoke(derived));
    for (int kind = 0; kind < 3; kind++) {
      int k = kind;
      attempt("failing " + k, () -> Derived.class.getMethod("failing", int.class).invoke(derived, k));
    }
    attempt("few arguments", () -> greet.invoke(derived));
    attempt("many arguments", () -> greet.invoke(derived, "a", "b"));
    attempt("wrong type", () -> greet.invoke(derived, 5));
    attempt("wrong receiver", () -> greet.invoke("text", "a"));
    attempt("null receiver", () -> greet.invoke(null, "a"));
    attempt("null primitive", () -> Derived.class.getMethod("failing", int.class).invoke(derived, (Object) null));
    attempt("narrowing", () -> Derived.class.getMethod("failing", int.class).invoke(derived, 5L));
    attempt("missing", () -> Derived.class.getMethod("nothing", int.class, String[].class));
    attempt("private lookup", () -> Derived.class.getMethod("secret"));
    attempt("not declared here", () -> Derived.class.getDeclaredMethod("quiet"));
    attempt("private of the library", () -> String.class.getDeclaredMethod("isLatin1").invoke("x"));
    attempt("abstract call", () -> Runnable.class.getMethod("run").invoke((Runnable) () -> System.out.print("[ran] ")));
    Method[] methods = Derived.class.getDeclaredMethods();
    Arrays.sort(methods, Comparator.comparing(Method::toGenericString));
    for (Method m : methods) {
      System.out.println(m + "\n  " + m.toGenericString() + " " + m.getParameterCount() + " "
          + Arrays.toString(m.getExceptionTypes()) + " bridge " + m.isBridge() + " default " + m.isDefault());
    }
    Method largest = Derived.class.getMethod("largest", List.class, Comparable[].class);
    System.out.println(Arrays.toString(largest.getTypeParameters())
        + Arrays.toString(largest.getTypeParameters()[0].getBounds()) + " " + largest.getGenericReturnType() + " "
        + Arrays.toString(largest.getGenericParameterTypes()) + " "
        + Arrays.toString(largest.getGenericExceptionTypes()));
    for (Parameter p : mixed.getParameters()) System.out.print(p + "/" + p.getName() + p.isNamePresent() + " ");
    System.out.println(Modifier.toString(Base.class.getDeclaredMethod("quiet").getModifiers()) + " "
        + greet.equals(Base.class.getMethod("greet", String.class)) + " " + greet.equals(interfaceGreet) + " "
        + (greet.hashCode() == interfaceGreet.hashCode()) + " "
        + (greet.hashCode() == ("ReflectMethods$Base".hashCode() ^ "greet".hashCode())));
    Method[] all = Derived.class.getMethods();
    System.out.println(Arrays.stream(all).map(m -> m.getDeclaringClass().getSimpleName() + "." + m.getName()).sorted()
        .toList());
    System.out.println(Arrays.stream(Greeter.class.getMethods())
        .map(m -> m.getName() + " " + Modifier.toString(m.getModifiers())).sorted().toList());
    // The same method called often enough to leave the first, slower way of calling it.
    int sum = 0;
    Method length = String.class.getMethod("length");
    for (int i = 0; i < 50; i++) sum += (Integer) length.invoke("x".repeat(i));
    System.out.println(sum);
  }
}
