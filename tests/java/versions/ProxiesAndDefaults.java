// jdk: 21+
// Default methods called through a proxy, private methods of interfaces, and annotations with every kind of value.
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

public class ProxiesAndDefaults {
  interface Greets {
    String name();
    default String greet() { return decorate("hello " + name()); }
    private String decorate(String s) { return "<" + s + ">"; }
    static Greets of(String name) { return () -> name; }
  }

  @Retention(RetentionPolicy.RUNTIME)
  @interface All { int[] numbers() default {1, 2}; Class<?> type() default Object.class; Thread.State state() default Thread.State.NEW; String text(); }

  @All(text = "t", numbers = 7)
  static class Marked {}

  public static void main(String[] args) {
    Greets proxy = (Greets) Proxy.newProxyInstance(Greets.class.getClassLoader(), new Class<?>[] {Greets.class},
        (self, method, values) -> method.isDefault() ? InvocationHandler.invokeDefault(self, method, values) : "proxy");
    System.out.println(proxy.greet() + Greets.of("lambda").greet());
    System.out.println(Marked.class.getAnnotation(All.class));
    System.out.println(Arrays.toString(Marked.class.getAnnotation(All.class).numbers()) + Marked.class.getAnnotation(All.class).equals(Marked.class.getAnnotations()[0]));
  }
}
