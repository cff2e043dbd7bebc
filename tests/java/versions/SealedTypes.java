// jdk: 21+
// Sealed types by reflection, and a class that is not permitted.
import java.util.Arrays;

public class SealedTypes {
  sealed interface A permits B, C, D {}

  static final class B implements A {}

  static non-sealed class C implements A {}

  record D() implements A {}

  static class E extends C {}

  sealed static abstract class Shape {
    static final class Round extends Shape {}
    static final class Flat extends Shape {}
  }

  public static void main(String[] args) {
    System.out.println(A.class.isSealed() + " " + C.class.isSealed() + " " + E.class.isSealed());
    System.out.println(Arrays.toString(A.class.getPermittedSubclasses()));
    System.out.println(Arrays.toString(Shape.class.getPermittedSubclasses()) + " " + C.class.getPermittedSubclasses());
    A a = new E();
    System.out.println(switch (a) { case B b -> "b"; case C c -> "c"; case D d -> "d"; });
    Object proxy = null;
    try {
      proxy = java.lang.reflect.Proxy.newProxyInstance(A.class.getClassLoader(), new Class<?>[] {A.class}, (p, m, x) -> null);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(proxy);
  }
}
