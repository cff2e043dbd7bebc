import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleProxies;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Method handles built from others: bound, inserted, dropped, filtered, folded, permuted, guarded, looping, catching.
 */
public class ReflectHandleCombinators {
  static int add(int a, int b) {
    return a + b;
  }

  static String join(String a, String b, String c) {
    return a + "/" + b + "/" + c;
  }

  static boolean even(int i) {
    return i % 2 == 0;
  }

  static int half(int i) {
    return i / 2;
  }

  static int triple(int i) {
    return 3 * i + 1;
  }

  static boolean greaterOne(int i) {
    return i > 1;
  }

  static int risky(int i) {
    if (i < 0) throw new IllegalArgumentException("negative " + i);
    return 100 / i;
  }

  static int recover(IllegalArgumentException e, int i) {
    return -i;
  }

  static int cleanup(Throwable t, int result, int i) {
    System.out.print("[cleanup " + (t == null ? "ok" : t.getClass().getSimpleName()) + " " + i + "] ");
    return result + 1;
  }

  static MethodHandle own(String name, Class<?> result, Class<?>... parameters) throws Exception {
    return MethodHandles.lookup().findStatic(ReflectHandleCombinators.class, name,
        MethodType.methodType(result, parameters));
  }

  public static void main(String[] args) throws Throwable {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    MethodHandle add = own("add", int.class, int.class, int.class);
    MethodHandle join = own("join", String.class, String.class, String.class, String.class);
    MethodHandle upper = lookup.findVirtual(String.class, "toUpperCase", MethodType.methodType(String.class));
    MethodHandle length = lookup.findVirtual(String.class, "length", MethodType.methodType(int.class));
    System.out.println((int) MethodHandles.insertArguments(add, 0, 40).invokeExact(2) + " "
        + MethodHandles.insertArguments(join, 1, "x", "y").invoke("w") + " "
        + MethodHandles.dropArguments(add, 1, String.class, long.class).invoke(1, "gone", 5L, 2));
    System.out.println(MethodHandles.filterArguments(join, 1, upper, upper).invoke("a", "b", "c") + " "
        + MethodHandles.filterReturnValue(join, length).invoke("a", "b", "c") + " "
        + MethodHandles.filterArguments(add, 0, length, null).type() + " "
        + MethodHandles.filterArguments(add, 0, length).invoke("four", 1));
    System.out.println(MethodHandles.permuteArguments(join,
        MethodType.methodType(String.class, String.class, String.class), 1, 0, 1).invoke("p", "q") + " "
        + MethodHandles.foldArguments(add, own("triple", int.class, int.class)).invoke(5) + " "
        + MethodHandles.collectArguments(join, 1,
        lookup.findVirtual(String.class, "concat", MethodType.methodType(String.class, String.class)))
        .invoke("1", "2", "3", "4"));
    MethodHandle step = MethodHandles.guardWithTest(own("even", boolean.class, int.class),
        own("half", int.class, int.class), own("triple", int.class, int.class));
    int n = 27;
    int steps = 0;
    for (; n != 1; steps++) n = (int) step.invokeExact(n);
    System.out.println("collatz " + steps);
    System.out.println(MethodHandles.constant(String.class, "fixed").invoke() + " "
        + MethodHandles.identity(long.class).invoke(7) + " " + MethodHandles.zero(int.class).invoke() + " "
        + MethodHandles.zero(String.class).invoke() + " "
        + MethodHandles.empty(MethodType.methodType(double.class, String.class)).invoke("x"));
    MethodHandle safe = MethodHandles.catchException(own("risky", int.class, int.class), IllegalArgumentException.class,
        own("recover", int.class, IllegalArgumentException.class, int.class));
    System.out.println((int) safe.invokeExact(5) + " " + (int) safe.invokeExact(-8));
    try {
      int zero = (int) safe.invokeExact(0);
      System.out.println(zero);
    } catch (ArithmeticException e) {
      System.out.println("not caught: " + e.getMessage());
    }
    MethodHandle last = MethodHandles.tryFinally(own("risky", int.class, int.class),
        own("cleanup", int.class, Throwable.class, int.class, int.class));
    System.out.println((int) last.invokeExact(4));
    try {
      int thrown = (int) last.invokeExact(-4);
      System.out.println(thrown);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    MethodHandle thrower = MethodHandles.throwException(int.class, IllegalStateException.class);
    try {
      int never = (int) thrower.invokeExact(new IllegalStateException("thrown by handle"));
      System.out.println(never);
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    System.out.println((int) MethodHandles.whileLoop(MethodHandles.constant(int.class, 1000),
        own("greaterOne", boolean.class, int.class), own("half", int.class, int.class)).invoke() + " "
        + MethodHandles.countedLoop(MethodHandles.constant(int.class, 10), MethodHandles.constant(int.class, 0), add)
        .invoke());
    MethodHandle iterated = MethodHandles.iteratedLoop(null, MethodHandles.constant(int.class, 0),
        MethodHandles.filterArguments(add, 1, length));
    System.out.println(iterated.type() + " " + (int) iterated.invoke(List.of("one", "three", "five")));
    MethodHandle arrayGet = MethodHandles.arrayElementGetter(int[].class);
    MethodHandle arraySet = MethodHandles.arrayElementSetter(String[].class);
    String[] strings = new String[2];
    arraySet.invoke(strings, 1, "set");
    System.out.println((int) arrayGet.invokeExact(new int[] {5, 6}, 1) + " " + Arrays.toString(strings) + " "
        + MethodHandles.arrayConstructor(long[].class).invoke(3).getClass().getSimpleName() + " "
        + MethodHandles.arrayLength(int[].class).invoke(new int[9]));
    MethodHandle invoker = MethodHandles.invoker(add.type());
    MethodHandle exactInvoker = MethodHandles.exactInvoker(add.type());
    MethodHandle spread = MethodHandles.spreadInvoker(add.type(), 1);
    System.out.println(invoker.invoke(add, 1, 2) + " " + (int) exactInvoker.invokeExact(add, 3, 4) + " "
        + spread.invoke(add, 5, new Object[] {6}));
    MutableCallSite site = new MutableCallSite(MethodHandles.constant(int.class, 1));
    MethodHandle dynamic = site.dynamicInvoker();
    int before = (int) dynamic.invokeExact();
    site.setTarget(MethodHandles.constant(int.class, 2));
    System.out.println(before + " " + (int) dynamic.invokeExact() + " "
        + new ConstantCallSite(add).getTarget().invoke(1, 1));
    @SuppressWarnings("unchecked")
    Comparator<String> comparator =
        MethodHandleProxies.asInterfaceInstance(Comparator.class,
        lookup.findVirtual(String.class, "compareToIgnoreCase", MethodType.methodType(int.class, String.class)));
    String[] words = {"b", "A", "c"};
    Arrays.sort(words, comparator);
    System.out.println(Arrays.toString(words) + " "
        + MethodHandles.explicitCastArguments(add, MethodType.methodType(byte.class, long.class, double.class))
        .invoke(300L, 1.9));
    MethodHandle chain = MethodHandles.identity(int.class);
    for (int i = 0; i < 20; i++) {
      chain = MethodHandles.filterReturnValue(chain, MethodHandles.insertArguments(add, 1, i));
    }
    System.out.println((int) chain.invokeExact(0));
    for (Attempt bad : List.<Attempt>of(() -> MethodHandles.insertArguments(add, 2, 1),
        () -> MethodHandles.filterReturnValue(add, length), () -> MethodHandles.insertArguments(add, 0, "text"),
        () -> MethodHandles.guardWithTest(add, add, add), () -> MethodHandles.permuteArguments(add, add.type(), 0))) {
      try {
        System.out.println(bad.call());
      } catch (RuntimeException e) {
        System.out.println(e.getClass().getSimpleName());
      }
    }
  }

  interface Attempt {
    Object call() throws Exception;
  }
}
