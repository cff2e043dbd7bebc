// Exceptions through reflection: InvocationTargetException and its target, argument and access errors, failing
// constructors and initialisers.
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.function.Supplier;

public class ExcReflection {
  public static class Target {
    public int number = 5;
    private String secret = "secret";
    public static final int CONSTANT = 3;
    public final int fixed = Integer.parseInt("9");

    public Target() {}

    public Target(String text) {
      throw new IllegalArgumentException(text);
    }

    public int fail(int n) throws Exception {
      if (n > 0) throw new Exception("failed " + n);
      return n - 1;
    }

    public static long add(int a, long b) {
      return a + b;
    }

    private void hidden() {}
  }

  public abstract static class Abstract {
    public Abstract() {}
  }

  public static class BadInit {
    static int value = 1 / Integer.parseInt("0");

    public static void call() {}
  }

  interface Action {
    Object run() throws Exception;
  }

  static void show(String title, Action action) {
    try {
      System.out.println(title + ": " + action.run());
    } catch (InvocationTargetException e) {
      System.out.println(title + ": " + e + " -> " + e.getTargetException() + " " + e.getMessage() + " "
          + (e.getCause() == e.getTargetException()));
    } catch (Throwable t) {
      System.out.println(title + ": " + t + (t.getCause() == null ? "" : " -> " + t.getCause()));
    }
  }

  public static void main(String[] args) throws Exception {
    Target target = new Target();
    Method fail = Target.class.getMethod("fail", int.class);
    Method add = Target.class.getMethod("add", int.class, long.class);
    Field number = Target.class.getField("number");
    Constructor<Target> withText = Target.class.getConstructor(String.class);
    show("fine", () -> fail.invoke(target, 0));
    show("thrown", () -> fail.invoke(target, 3));
    show("null receiver", () -> fail.invoke(null, 3));
    show("wrong receiver", () -> fail.invoke("text", 3));
    show("too few", () -> fail.invoke(target));
    show("wrong type", () -> fail.invoke(target, "x"));
    show("null for int", () -> fail.invoke(target, new Object[] {null}));
    show("narrowing", () -> fail.invoke(target, 3L));
    show("widening", () -> add.invoke(null, (byte) 1, 'a'));
    show("constructor", () -> withText.newInstance("refused"));
    show("constructor type", () -> withText.newInstance(5));
    show("abstract", () -> Abstract.class.getConstructor().newInstance());
    show("no constructor", () -> Target.class.getConstructor(int.class, String[].class));
    show("no method", () -> Target.class.getMethod("missing", int.class, Object[].class));
    show("private is not public", () -> Target.class.getMethod("hidden"));
    show("no field", () -> Target.class.getField("secret"));
    show("no class", () -> Class.forName("no.such.Class"));
    show("bad name", () -> Class.forName("java/lang/String"));
    show("primitive name", () -> Class.forName("int"));
    show("field get", () -> number.get(target));
    show("field of null", () -> number.get(null));
    show("field of other", () -> number.get("text"));
    show("field set wrong", () -> { number.set(target, "x"); return 0; });
    show("field widened", () -> { number.set(target, (short) 7); return target.number; });
    show("field narrowed", () -> { number.setLong(target, 7); return target.number; });
    show("final static", () -> { Target.class.getField("CONSTANT").set(null, 4); return 0; });
    show("final instance", () -> { Target.class.getField("fixed").set(target, 4); return 0; });
    show("private of library", () -> {
      try {
        String.class.getDeclaredField("value").setAccessible(true);
        return "accessible";
      } catch (InaccessibleObjectException e) {
        return e.getMessage().substring(0, e.getMessage().indexOf(" to unnamed module"));
      }
    });
    show("static init", () -> BadInit.class.getMethod("call").invoke(null));
    show("static init again", () -> BadInit.class.getMethod("call").invoke(null));
    show("array index", () -> Array.get(new int[1], 1));
    show("array type", () -> { Array.set(new int[1], 0, "x"); return 0; });
    show("no array", () -> Array.getLength("text"));
    Supplier<?> proxy = (Supplier<?>) Proxy.newProxyInstance(
        ExcReflection.class.getClassLoader(), new Class<?>[] {Supplier.class}, (self, method, arguments) -> {
          if (method.getName().equals("get"))
            throw new Exception("checked through a proxy");
          return null;
        });
    show("proxy", proxy::get);
    show("proxy hashCode", proxy::hashCode);
    try {
      fail.invoke(target, 1);
    } catch (InvocationTargetException e) {
      e.printStackTrace(System.out);
    }
  }
}
