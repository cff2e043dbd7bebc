// stress: yes
// When a class is initialised, and when it is not: constants, arrays, class literals, inherited statics, forName,
// cycles.
public class LangStaticInit {
  static int log(String text, int value) {
    System.out.println("  init " + text);
    return value;
  }

  static class Constants {
    static final int NUMBER = 5;
    static final String TEXT = "constant" + NUMBER;
    static final Integer BOXED = log("Constants", 6);
    static final long COMPUTED = NUMBER * 2L;
  }

  static class Parent {
    static int field = log("Parent", 1);

    static int method() {
      return 7;
    }
  }

  static class Child extends Parent {
    static int own = log("Child", 2);
  }

  static class Grandchild extends Child {
    static {
      log("Grandchild", 0);
    }

    int instance = log("Grandchild instance", 3);
  }

  static class ForArray {
    static int field = log("ForArray", 1);
  }

  static class ForLiteral {
    static int field = log("ForLiteral", 1);
  }

  static class ForCast {
    static int field = log("ForCast", 1);
  }

  static class ForName {
    static int field = log("ForName", 1);
  }

  static class ForReflection {
    public static int field = log("ForReflection", 9);
  }

  static class Holder {
    static final Holder INSTANCE = new Holder();
    static int counter = 10;
    static int later;
    int seen;

    Holder() {
      seen = counter;
      counter++;
      later = 77;
    }
  }

  static class CycleA {
    static int value = CycleB.value + log("CycleA", 1);
  }

  static class CycleB {
    static int value = CycleA.value + log("CycleB", 10);
  }

  static class Order {
    static int a = log("Order.a", 1);
    static int b;

    static {
      b = a + log("Order block", 2);
      c = 100;
    }

    static int c = b + log("Order.c", 3);
    static int d = c;

    static {
      d *= 2;
    }
  }

  static class OuterOfNested {
    static int field = log("OuterOfNested", 1);

    static class Nested {
      static int field = log("Nested", 2);
    }
  }

  public static void main(String[] args) throws Exception {
    System.out.println("constants " + Constants.NUMBER + Constants.TEXT + Constants.COMPUTED);
    System.out.println("boxed " + Constants.BOXED);
    System.out.println("inherited field through Child " + Child.field);
    System.out.println("inherited method through Grandchild " + Grandchild.method());
    System.out.println("instance " + new Grandchild().instance);
    System.out.println("arrays " + new ForArray[2].length + new ForArray[1][1].length);
    System.out.println("literal " + ForLiteral.class.getSimpleName());
    Object object = "text";
    ForCast none = null;
    System.out.println("casts " + (object instanceof ForCast) + (ForCast) (Object) none);
    String name = "LangStaticInit$ForName";
    ClassLoader loader = LangStaticInit.class.getClassLoader();
    System.out.println("forName without " + Class.forName(name, false, loader).getSimpleName());
    System.out.println("loadClass " + loader.loadClass(name).getSimpleName());
    System.out.println("forName with " + Class.forName(name).getSimpleName());
    System.out.println("again " + Class.forName(name, true, loader).getSimpleName());
    java.lang.reflect.Field field = ForReflection.class.getField("field");
    System.out.println("before reflective get");
    System.out.println(field.getInt(null));
    System.out.println("holder " + Holder.INSTANCE.seen + " " + Holder.counter + " " + Holder.later);
    System.out.println("cycle " + CycleA.value + " " + CycleB.value);
    System.out.println("order " + Order.a + " " + Order.b + " " + Order.c + " " + Order.d);
    System.out.println("nested " + OuterOfNested.Nested.field);
    Runnable late = () -> System.out.println("lambda " + ForLiteral.field);
    System.out.println("lambda made");
    late.run();
    ForArray[] array = {null};
    System.out.println("array element " + array[0]);
    System.out.println("array class " + ForArray.field);
  }
}
