// jdk: 21+
// What is said of null in unboxing, string switches, enhanced loops, and calls through method handles and proxies.
import java.lang.invoke.*;
import java.util.*;

public class NullTextsOfHandles {
  interface Task { int run(String s); }

  static int length(String s) { return s.length(); }

  static void show(Runnable r) {
    try {
      r.run();
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
  }

  public static void main(String[] args) throws Throwable {
    MethodHandle handle = MethodHandles.lookup().findStatic(NullTextsOfHandles.class, "length", MethodType.methodType(int.class, String.class));
    try {
      int i = (int) handle.invokeExact((String) null);
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
    Map<String, Integer> map = new HashMap<>();
    Task none = null, some = String::length;
    int[][][] deep = new int[1][1][];
    long[] longs = null;
    show(() -> { int i = map.get("x"); });
    show(() -> none.run("a"));
    show(() -> some.run(null));
    show(() -> deep[0][0][0] = 3);
    show(() -> System.out.println(longs.length));
    show(() -> longs[2] += 4);
    show(() -> ((Task) none).run(null));
    show(() -> { var d = (Double) null; double e = d + 1; });
    show(() -> { List<String> list = Arrays.asList("a", null); for (String s : list) s.isEmpty(); });
  }
}
