import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Random;

/** Arrays.sort and parallelSort of every element type, whole and in part, with searches in the result. */
public class CollArraysSort {
  static final Random RANDOM = new Random(99);

  static void primitives() {
    int[] ints = RANDOM.ints(30, -50, 50).toArray();
    long[] longs = RANDOM.longs(12).toArray();
    short[] shorts = new short[20];
    byte[] bytes = new byte[60];
    char[] chars = "the five boxing wizards jump quickly".toCharArray();
    float[] floats = {3.5f, -0.0f, 0.0f, Float.NaN, Float.NEGATIVE_INFINITY, 1e-30f, -1e30f, Float.MIN_VALUE};
    double[] doubles = {2.5, -0.0, 0.0, Double.NaN, -1, Double.POSITIVE_INFINITY, 0.0, -0.0, Double.MIN_VALUE};
    for (int i = 0; i < shorts.length; i++) shorts[i] = (short) RANDOM.nextInt();
    RANDOM.nextBytes(bytes);
    Arrays.sort(ints);
    Arrays.sort(longs);
    Arrays.sort(shorts);
    Arrays.sort(bytes);
    Arrays.sort(chars);
    Arrays.sort(floats);
    Arrays.sort(doubles);
    System.out.println(Arrays.toString(ints) + "\n" + Arrays.toString(longs) + "\n" + Arrays.toString(shorts) + "\n"
        + Arrays.toString(bytes) + "\n"
        + new String(chars) + "\n" + Arrays.toString(floats) + "\n" + Arrays.toString(doubles));
    System.out.println(Arrays.binarySearch(ints, ints[7]) >= 0 ? "found" : "lost");
    System.out.println(Arrays.binarySearch(chars, 'q') + " " + Arrays.binarySearch(chars, '#') + " "
        + Arrays.binarySearch(doubles, -0.0) + " "
        + Arrays.binarySearch(doubles, 0.0) + " " + Arrays.binarySearch(doubles, Double.NaN) + " "
        + Arrays.binarySearch(floats, 3f));
  }

  static void larger() {
    // Sizes at which the sort changes its method: insertion, mixed, quicksort, merging of runs, counting.
    for (int size : new int[] {1, 43, 44, 65, 300, 2000}) {
      int[] random = RANDOM.ints(size, 0, size * 4).toArray();
      int[] runs = new int[size];
      int[] few = new int[size];
      for (int i = 0; i < size; i++) {
        runs[i] = i % 300;
        few[i] = i * 7919 % 3;
      }
      long before = Arrays.stream(random).asLongStream().sum();
      Arrays.sort(random);
      Arrays.sort(runs);
      Arrays.sort(few);
      boolean ok = before == Arrays.stream(random).asLongStream().sum();
      for (int i = 1; i < size; i++) ok &= random[i - 1] <= random[i] && runs[i - 1] <= runs[i] && few[i - 1] <= few[i];
      System.out.println(size + " " + ok + " " + Arrays.hashCode(random) + " " + Arrays.hashCode(runs) + " "
          + Arrays.hashCode(few));
    }
    byte[] bytes = new byte[500];
    short[] shorts = new short[2000];
    char[] chars = new char[400];
    RANDOM.nextBytes(bytes);
    for (int i = 0; i < shorts.length; i++) shorts[i] = (short) (i * 31337);
    for (int i = 0; i < chars.length; i++) chars[i] = (char) (i * 40503);
    Arrays.sort(bytes);
    Arrays.sort(shorts);
    Arrays.sort(chars);
    System.out.println(Arrays.hashCode(bytes) + " " + Arrays.hashCode(shorts) + " " + Arrays.hashCode(chars));
  }

  static void parts() {
    int[] ints = {9, 8, 7, 6, 5, 4, 3, 2, 1, 0};
    Arrays.sort(ints, 2, 7);
    System.out.println(Arrays.toString(ints) + " " + Arrays.binarySearch(ints, 2, 7, 5) + " "
        + Arrays.binarySearch(ints, 2, 7, 100));
    String[] words = "pear Fig apple Kiwi date Lemon".split(" ");
    Arrays.sort(words, 1, 5);
    System.out.println(Arrays.toString(words));
    Arrays.sort(words, String.CASE_INSENSITIVE_ORDER);
    System.out.println(Arrays.toString(words) + Arrays.binarySearch(words, "KIWI", String.CASE_INSENSITIVE_ORDER));
    Arrays.sort(words, 0, 4, Comparator.comparing(String::length).reversed());
    System.out.println(Arrays.toString(words));
    Integer[] boxed = {5, 2, 8, 1};
    Arrays.sort(boxed, Collections.reverseOrder());
    System.out.println(Arrays.toString(boxed));
    try {
      Arrays.sort(ints, 5, 2);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    try {
      Arrays.sort(ints, 0, 11);
    } catch (ArrayIndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    try {
      Arrays.sort(new Object[] {"a", 1});
    } catch (ClassCastException e) {
      System.out.println("mixed types");
    }
    try {
      Arrays.sort(new String[] {"a", null});
    } catch (NullPointerException e) {
      System.out.println("null element");
    }
  }

  public static void main(String[] args) {
    primitives();
    larger();
    parts();
    int[] ints = RANDOM.ints(500, 0, 1000).toArray();
    int[] same = ints.clone();
    Arrays.parallelSort(ints);
    Arrays.sort(same);
    String[] texts = new String[100];
    for (int i = 0; i < texts.length; i++) texts[i] = Integer.toString(i * 7919 % 1000, 36);
    Arrays.parallelSort(texts, Comparator.reverseOrder());
    System.out.println(Arrays.equals(ints, same) + " " + Arrays.toString(Arrays.copyOf(texts, 10)));
  }
}
