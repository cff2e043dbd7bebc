// stress: yes
import java.io.Serializable;
import java.lang.reflect.Modifier;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;

/** The names of classes of every kind: nested, inner, local, anonymous, arrays, primitives, lambdas. */
public class ReflectClassNames {
  static class Nested {
    class Inner {}

    static class Deep<T extends Comparable<T>> {}
  }

  interface Face {}

  enum Kind {
    PLAIN,
    BODY {
      @Override
      public String toString() {
        return "body";
      }
    }
  }

  record Pair<A, B>(A a, B b) {}

  @interface Mark {}

  sealed interface Closed permits Only {}

  static final class Only implements Closed {}

  abstract static class Base {
    final Object made = new Object() {};
  }

  static void describe(Class<?> c) {
    System.out.println(c.getName() + " | " + c.getSimpleName() + " | " + c.getTypeName() + " | " + c.getCanonicalName()
        + " | " + c.descriptorString() + " | " + c.getPackageName() + " | " + c);
    StringBuilder kinds = new StringBuilder("  " + Modifier.toString(c.getModifiers()) + ":");
    if (c.isArray()) kinds.append(" array of ").append(c.getComponentType().getName());
    if (c.isPrimitive()) kinds.append(" primitive");
    if (c.isInterface()) kinds.append(" interface");
    if (c.isAnnotation()) kinds.append(" annotation");
    if (c.isEnum()) kinds.append(" enum");
    if (c.isRecord()) kinds.append(" record");
    if (c.isSealed()) kinds.append(" sealed");
    if (c.isMemberClass()) kinds.append(" member");
    if (c.isLocalClass()) kinds.append(" local");
    if (c.isAnonymousClass()) kinds.append(" anonymous");
    if (c.isSynthetic()) kinds.append(" synthetic");
    if (c.isHidden()) kinds.append(" hidden");
    System.out.println(kinds + " super " + (c.getSuperclass() == null ? null : c.getSuperclass().getName()));
    if (!c.isAnonymousClass()) System.out.println("  " + c.toGenericString());
  }

  public static void main(String[] args) throws Exception {
    class Local {
      class InLocal {}
    }
    Object anonymous = new Serializable() {};
    Callable<Class<?>> inLambda = () -> new Object() {}.getClass();
    for (Class<?> c : new Class<?>[] {ReflectClassNames.class, Nested.class, Nested.Inner.class, Nested.Deep.class,
        Face.class, Kind.class, Kind.BODY.getClass(), Pair.class, Mark.class,
        Closed.class, Only.class, Local.class, Local.InLocal.class, anonymous.getClass(), inLambda.call(),
        new Base() {}.made.getClass()}) {
      describe(c);
    }
    for (Class<?> c : new Class<?>[] {int.class, void.class, int[].class, String[][].class, Nested[].class,
        Map.Entry[].class, boolean[][][].class, anonymous.getClass().arrayType(), Object.class,
        Map.Entry.class, Supplier.class, Integer.class, Thread.State.class, Override.class}) {
      describe(c);
    }
    Supplier<String> lambda = () -> "x";
    Class<?> lambdaClass = lambda.getClass();
    System.out.println(lambdaClass.isSynthetic() + " " + lambdaClass.isHidden() + " "
        + lambdaClass.getName().startsWith("ReflectClassNames$$Lambda$") + " "
        + lambdaClass.getSimpleName().startsWith("ReflectClassNames$$Lambda$") + " " + lambdaClass.getCanonicalName()
        + " " + lambdaClass.isAnonymousClass() + " "
        + Modifier.toString(lambdaClass.getModifiers()) + " " + lambdaClass.getInterfaces()[0].getName() + " "
        + lambdaClass.getSuperclass().getName() + " " + lambdaClass.getPackageName().isEmpty());
    System.out.println(int.class == Integer.TYPE ? "same primitive" : "differs");
    System.out.println(int[].class.getSuperclass() + " " + java.util.Arrays.toString(int[].class.getInterfaces()) + " "
        + int[].class.isInstance(new int[0]) + " " + Object[].class.isAssignableFrom(String[].class) + " "
        + Object[].class.isAssignableFrom(int[].class) + " " + Cloneable.class.isAssignableFrom(int[].class) + " "
        + long.class.isAssignableFrom(int.class));
  }
}
