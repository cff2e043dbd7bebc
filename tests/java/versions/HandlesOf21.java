// jdk: 21+
// Loops, folds and table switches made of method handles.
import java.lang.invoke.*;
import java.util.*;

public class HandlesOf21 {
  static String zero(int i) { return "zero"; }
  static String one(int i) { return "one"; }
  static String many(int i) { return "many " + i; }
  static int add(int sum, int i) { return sum + i; }

  public static void main(String[] args) throws Throwable {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    MethodType type = MethodType.methodType(String.class, int.class);
    MethodHandle zero = lookup.findStatic(HandlesOf21.class, "zero", type), one = lookup.findStatic(HandlesOf21.class, "one", type), many = lookup.findStatic(HandlesOf21.class, "many", type);
    MethodHandle table = MethodHandles.tableSwitch(many, zero, one);
    for (int i = 0; i < 3; ++i) System.out.println((String) table.invokeExact(i));
    MethodHandle add = lookup.findStatic(HandlesOf21.class, "add", MethodType.methodType(int.class, int.class, int.class));
    MethodHandle loop = MethodHandles.countedLoop(MethodHandles.constant(int.class, 5), MethodHandles.constant(int.class, 0), add);
    System.out.println((int) loop.invoke());
    MethodHandle guarded = MethodHandles.catchException(lookup.findStatic(Integer.class, "parseInt", MethodType.methodType(int.class, String.class)), NumberFormatException.class,
        MethodHandles.dropArguments(MethodHandles.constant(int.class, -1), 0, NumberFormatException.class, String.class));
    System.out.println((int) guarded.invokeExact("12") + " " + (int) guarded.invokeExact("x"));
    VarHandle array = MethodHandles.arrayElementVarHandle(int[].class);
    int[] numbers = {1, 2};
    System.out.println((int) array.getAndAdd(numbers, 1, 5) + " " + Arrays.toString(numbers) + " " + array.hasInvokeExactBehavior());
  }
}
