// stress: yes
import java.util.Arrays;
import java.util.List;

/**
 * The rest of java.util.Arrays: fill, copies, equality, hash codes, comparison, mismatch, deep forms, views, prefixes.
 */
public class CollArraysOps {
  static void fills() {
    int[] ints = new int[6];
    Arrays.fill(ints, 3);
    Arrays.fill(ints, 1, 4, 7);
    boolean[] flags = new boolean[3];
    Arrays.fill(flags, true);
    Object[] objects = new Object[2];
    Arrays.fill(objects, "o");
    long[] squares = new long[6];
    Arrays.setAll(squares, i -> (long) i * i);
    double[] halves = new double[4];
    Arrays.parallelSetAll(halves, i -> i / 2.0);
    int[] sums = {1, 2, 3, 4, 5};
    Arrays.parallelPrefix(sums, Integer::sum);
    System.out.println(Arrays.toString(ints) + Arrays.toString(flags) + Arrays.toString(objects)
        + Arrays.toString(squares) + Arrays.toString(halves)
        + Arrays.toString(sums));
    try {
      Arrays.fill(new String[1], 0, 1, 5);
    } catch (ClassCastException | ArrayStoreException e) {
      System.out.println(e);
    }
  }

  static void copies() {
    char[] chars = {'a', 'b', 'c'};
    System.out.println(Arrays.toString(Arrays.copyOf(chars, 2)) + (int) Arrays.copyOf(chars, 5)[4]
        + Arrays.toString(Arrays.copyOfRange(chars, 1, 3)));
    String[] words = {"x", "y"};
    Object[] wide = Arrays.copyOf(words, 3, Object[].class);
    wide[2] = 5;
    System.out.println(Arrays.toString(wide) + wide.getClass().getSimpleName()
        + Arrays.toString(Arrays.copyOf(words, 3)));
    Comparable<?>[] back = Arrays.copyOfRange(wide, 0, 2, Comparable[].class);
    System.out.println(back.length + " " + back.getClass().getComponentType().getName());
    for (int[] range : new int[][] {{3, 1}, {4, 9}, {-1, 2}}) {
      try {
        System.out.println(Arrays.toString(Arrays.copyOfRange(chars, range[0], range[1])));
      } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
        System.out.println(e);
      }
    }
    try {
      Arrays.copyOf(words, -1);
    } catch (NegativeArraySizeException e) {
      System.out.println(e);
    }
    int[] overlap = {0, 1, 2, 3, 4, 5, 6, 7};
    System.arraycopy(overlap, 0, overlap, 2, 5);
    System.out.println(Arrays.toString(overlap));
    try {
      System.arraycopy(wide, 0, words, 0, 3);
    } catch (ArrayStoreException | IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    try {
      System.arraycopy(new Object[] {"p", 1}, 0, words, 0, 2);
    } catch (ArrayStoreException e) {
      System.out.println(e.getMessage() + " " + Arrays.toString(words));
    }
    try {
      System.arraycopy(new int[2], 0, new long[2], 0, 1);
    } catch (ArrayStoreException e) {
      System.out.println(e.getMessage());
    }
  }

  static void comparisons() {
    int[] a = {1, 2, 3, 4};
    int[] b = {1, 2, 9, 4};
    System.out.println(Arrays.equals(a, b) + " " + Arrays.equals(a, a.clone()) + " " + Arrays.equals(a, 0, 2, b, 0, 2)
        + " " + Arrays.mismatch(a, b) + " "
        + Arrays.mismatch(a, a.clone()) + " " + Arrays.mismatch(a, new int[] {1, 2}) + " " + Arrays.compare(a, b) + " "
        + Arrays.compare(a, new int[] {1}));
    System.out.println(Arrays.compare(new byte[] {-1}, new byte[] {1}) + " "
        + Arrays.compareUnsigned(new byte[] {-1}, new byte[] {1}) + " "
        + Arrays.compare(new String[] {"a", null}, new String[] {"a", "b"}) + " " + Arrays.compare((int[]) null, a)
        + " "
        + Arrays.compare(new boolean[] {false}, new boolean[] {true}) + " "
        + Arrays.compareUnsigned(new long[] {-1}, new long[] {5}));
    System.out.println(Arrays.equals(new double[] {Double.NaN, 0.0}, new double[] {Double.NaN, 0.0}) + " "
        + Arrays.equals(new double[] {0.0}, new double[] {-0.0}) + " "
        + Arrays.mismatch(new float[] {1, Float.NaN}, new float[] {1, Float.NaN}));
    byte[] left = new byte[100];
    byte[] right = new byte[100];
    right[73] = 1;
    System.out.println(Arrays.mismatch(left, right) + " " + Arrays.mismatch(left, 80, 100, right, 80, 95) + " "
        + Arrays.equals(left, right));
    System.out.println(Arrays.hashCode(a) + " " + Arrays.hashCode(new long[] {1L << 40}) + " "
        + Arrays.hashCode(new boolean[] {true, false}) + " "
        + Arrays.hashCode(new double[] {1.5}) + " " + Arrays.hashCode(new Object[] {"a", null}) + " "
        + Arrays.hashCode((char[]) null) + " "
        + Arrays.hashCode(new byte[0]));
  }

  static void deep() {
    Object[] nested = {1, new int[] {2, 3}, new String[][] {{"a"}, {"b", null}}, null, new Object[0]};
    Object[] twin = {1, new int[] {2, 3}, new String[][] {{"a"}, {"b", null}}, null, new Object[0]};
    System.out.println(Arrays.deepToString(nested) + " " + Arrays.deepEquals(nested, twin) + " "
        + Arrays.equals(nested, twin) + " "
        + (Arrays.deepHashCode(nested) == Arrays.deepHashCode(twin)) + " "
        + Arrays.deepHashCode(new int[][] {{1}, {2, 3}}));
    nested[4] = nested;
    System.out.println(Arrays.deepToString(nested) + " " + Arrays.toString((Object[]) null) + " "
        + Arrays.deepToString(new boolean[2][2]));
  }

  public static void main(String[] args) {
    fills();
    copies();
    comparisons();
    deep();
    String[] backing = {"c", "a", "b"};
    List<String> view = Arrays.asList(backing);
    view.set(0, "z");
    view.sort(null);
    System.out.println(Arrays.toString(backing) + " " + view.indexOf("z") + " " + view.contains("q") + " "
        + view.subList(1, 3) + " " + view.hashCode());
    System.out.println(Arrays.stream(new int[] {4, 5, 6, 7}, 1, 3).sum() + " " + Arrays.asList(1, null) + " "
        + Arrays.spliterator(backing).estimateSize());
  }
}
