// stress: yes
// Array errors and their messages: index, store, negative size, arraycopy, clone of every type, strings and lists that
// wrap arrays.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class ExcArrayErrors {
  interface Action {
    Object run();
  }

  static int number = 1;

  static void show(Action action) {
    try {
      System.out.println("value " + action.run());
    } catch (RuntimeException e) {
      System.out.println(e.getClass().getName() + ": " + e.getMessage());
    }
  }

  static void indices() {
    boolean[] booleans = new boolean[1];
    byte[] bytes = new byte[2];
    char[] chars = new char[3];
    short[] shorts = new short[4];
    int[] ints = new int[5];
    long[] longs = new long[6];
    float[] floats = new float[7];
    double[] doubles = new double[8];
    String[] strings = new String[9];
    int[][] grid = new int[2][3];
    int big = Integer.MAX_VALUE;
    show(() -> booleans[1]);
    show(() -> bytes[2]);
    show(() -> chars[3]);
    show(() -> shorts[4]);
    show(() -> ints[5]);
    show(() -> longs[6]);
    show(() -> floats[7]);
    show(() -> doubles[8]);
    show(() -> strings[9]);
    show(() -> booleans[-1] = true);
    show(() -> bytes[-2] = 1);
    show(() -> chars[big] = 'c');
    show(() -> shorts[-big - 1] = 1);
    show(() -> ints[5]++);
    show(() -> longs[6] += 5);
    show(() -> floats[-1] = 2);
    show(() -> doubles[8] = 2);
    show(() -> strings[9] = "x");
    show(() -> grid[1][3]);
    show(() -> grid[2][0]);
    show(() -> (new int[0])[0]);
    show(() -> (new Object[0])[0]);
  }

  static void sizes() {
    show(() -> new int[-number].length);
    show(() -> new String[-number * 7].length);
    show(() -> new long[number][-2].length);
    show(() -> new Object[Integer.MIN_VALUE * number].length);
    show(() -> java.lang.reflect.Array.newInstance(int.class, -3));
    show(() -> Arrays.copyOf(new int[2], -1));
    show(() -> Arrays.copyOfRange(new int[2], 2, 1));
    show(() -> Arrays.copyOfRange(new int[2], 3, 4));
    show(() -> new ArrayList<>(-1));
  }

  static void stores() {
    Object[] strings = new String[2];
    Object[] numbers = new Integer[1];
    Object[] arrays = new int[1][];
    Runnable[] runnables = new Thread[1];
    show(() -> strings[0] = 5);
    show(() -> strings[5] = 5);
    show(() -> numbers[0] = "x");
    show(() -> arrays[0] = new long[0]);
    show(() -> arrays[0] = "x");
    show(() -> arrays[0] = new int[0][0]);
    show(() -> {
      Object[] nested = new String[1][1];
      return nested[0] = new Object[0];
    });
    show(() -> {
      Object[] lists = new ArrayList[1];
      return lists[0] = List.of();
    });
  }

  static Object copy(Object from, int start, Object to, int at, int length) {
    System.arraycopy(from, start, to, at, length);
    return "copied";
  }

  static void copies() {
    int[] ints = {1, 2, 3};
    show(() -> copy(ints, 0, ints, 1, 2) + Arrays.toString(ints));
    show(() -> copy(ints, 0, ints, 1, 3));
    show(() -> copy(ints, -1, ints, 0, 1));
    show(() -> copy(ints, 0, ints, -1, 1));
    show(() -> copy(ints, 0, ints, 0, -1));
    show(() -> copy(ints, 4, ints, 0, 0));
    show(() -> copy(ints, 3, ints, 3, 0));
    show(() -> copy(ints, Integer.MAX_VALUE, ints, 0, Integer.MAX_VALUE));
    show(() -> copy(ints, 0, new long[3], 0, 1));
    show(() -> copy(ints, 0, new Object[3], 0, 1));
    show(() -> copy("text", 0, ints, 0, 1));
    show(() -> copy(ints, 0, "text", 0, 1));
    show(() -> copy(null, 0, ints, 0, 1));
    show(() -> copy(ints, 0, null, 0, 1));
    Object[] mixed = {"a", "b", 3, "d"};
    String[] strings = new String[4];
    show(() -> copy(mixed, 0, strings, 0, 4));
    System.out.println(Arrays.toString(strings));
    show(() -> copy(new Object[2], 1, strings, 3, 2));
  }

  static void wrappers() {
    show(() -> "abc".charAt(3));
    show(() -> "abc".charAt(-1));
    show(() -> "abc".substring(2, 1));
    show(() -> "abc".substring(4));
    show(() -> new StringBuilder("abc").charAt(5));
    show(() -> new StringBuilder("abc").deleteCharAt(3));
    show(() -> new StringBuilder("abc").insert(4, "x"));
    show(() -> new ArrayList<>(List.of(1)).get(1));
    show(() -> new ArrayList<>(List.of(1)).remove(-1));
    show(() -> new ArrayList<>(List.of(1)).subList(1, 3));
    show(() -> List.of(1, 2, 3).get(3));
    show(() -> List.of(1).get(1));
    show(() -> Arrays.asList(1, 2).get(2));
    show(() -> Arrays.asList(1, 2).remove(0));
    show(() -> new java.util.LinkedList<>(List.of(1)).get(1));
  }

  public static void main(String[] args) {
    indices();
    sizes();
    stores();
    copies();
    wrappers();
  }
}
