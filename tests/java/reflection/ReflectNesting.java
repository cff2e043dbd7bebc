import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Who encloses whom: declaring and enclosing classes and methods, nest hosts and members, member classes, superclasses,
 * interfaces.
 */
public class ReflectNesting {
  interface First {}

  interface Second extends First, Comparable<Second> {}

  static class Parent implements First {
    protected class Inner {
      private class Innermost {}
    }
  }

  static class Child extends Parent implements Second, Cloneable {
    @Override
    public int compareTo(Second o) {
      return 0;
    }

    public static class Open {}

    private static class Closed {}
  }

  static final Object FIELD = new Object() {};
  final Object instanceField = new Object() {};
  final Object inConstructor;
  static Object inInitialiser;

  static {
    class InClinit {}
    inInitialiser = new InClinit();
  }

  ReflectNesting(int unused) {
    class InConstructor {}
    inConstructor = new InConstructor();
  }

  static Object inMethod(String s, int... i) {
    return new Object() {};
  }

  static String name(Class<?> c) {
    return c == null ? "-" : c.getName();
  }

  static String names(Class<?>[] classes) {
    return Arrays.stream(classes).map(Class::getName).sorted().collect(Collectors.joining(" ", "[", "]"));
  }

  static void show(Class<?> c) {
    System.out.println(c.getName() + ": declaring " + name(c.getDeclaringClass()) + ", enclosing "
        + name(c.getEnclosingClass()) + ", method " + c.getEnclosingMethod() + ", constructor "
        + c.getEnclosingConstructor() + ", host " + name(c.getNestHost()) + ", modifiers "
        + Modifier.toString(c.getModifiers()));
  }

  public static void main(String[] args) throws Exception {
    class Local {}
    Runnable runnable = new Runnable() {
      @Override
      public void run() {
        show(new Object() {}.getClass());
      }
    };
    ReflectNesting instance = new ReflectNesting(0);
    for (Class<?> c : new Class<?>[] {ReflectNesting.class, First.class, Child.class, Parent.Inner.class,
        Parent.Inner.Innermost.class, Child.Closed.class, FIELD.getClass(), instance.instanceField.getClass(),
        instance.inConstructor.getClass(), inInitialiser.getClass(), inMethod("").getClass(), Local.class,
        runnable.getClass(), int.class, int[].class, Child[].class, String.class}) {
      show(c);
    }
    runnable.run();
    Function<Object, Class<?>> inLambda = o -> new Object() {}.getClass();
    Method enclosing = inLambda.apply(null).getEnclosingMethod();
    System.out.println(enclosing.getName().startsWith("lambda$main$") + " " + enclosing.isSynthetic() + " "
        + Modifier.toString(enclosing.getModifiers()));
    System.out.println(names(ReflectNesting.class.getDeclaredClasses()) + " " + names(Child.class.getDeclaredClasses())
        + " " + names(Child.class.getClasses()) + " " + names(Parent.class.getClasses()));
    System.out.println(ReflectNesting.class.getNestMembers().length + " members, first "
        + ReflectNesting.class.getNestMembers()[0].getName() + " "
        + Child.class.isNestmateOf(Parent.Inner.Innermost.class) + " "
        + Child.class.isNestmateOf(String.class) + " "
        + names(Arrays.stream(Child.class.getNestMembers()).filter(c -> c.isMemberClass()).toArray(Class<?>[]::new)));
    System.out.println(names(Child.class.getInterfaces()) + " " + names(Second.class.getInterfaces()) + " "
        + Second.class.getSuperclass() + " " + name(Child.class.getSuperclass()) + " "
        + Arrays.toString(Second.class.getGenericInterfaces()));
    StringBuilder chain = new StringBuilder();
    for (Class<?> c = java.util.LinkedHashMap.class; c != null; c = c.getSuperclass()) {
      chain.append(c.getSimpleName()).append(names(c.getInterfaces())).append(" < ");
    }
    System.out.println(chain);
    System.out.println(First.class.isAssignableFrom(Child.class) + " " + Child.class.isInstance(new Parent()) + " "
        + First.class.isInstance(new Child()) + " " + First.class.cast(new Child()).getClass().getSimpleName() + " "
        + Child.class.asSubclass(Parent.class).getSimpleName());
    try {
      Child.class.cast(new Parent());
    } catch (ClassCastException e) {
      System.out.println(e.getMessage());
    }
    try {
      Parent.class.asSubclass(Child.class);
    } catch (ClassCastException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(Arrays.stream(Child.class.getDeclaredMethods()).sorted(Comparator.comparing(Method::isBridge))
        .map(m -> m.toString() + m.isBridge() + m.isSynthetic()).collect(Collectors.joining("; ")));
    System.out.println(Integer.class.describeConstable().get().displayName() + " "
        + Class.forName("ReflectNesting$Child").componentType() + " "
        + Child[][].class.getComponentType().componentType().getSimpleName());
  }
}
