// stress: yes
// One-dimensional arrays of every element type: defaults, initialisers, loads, stores, clone, length, identity.
import java.util.Arrays;

public class LangArrays {
  static boolean[] booleans = {true, false, true};
  static byte[] bytes = {1, -1, 127, -128};
  static char[] chars = {'a', 'z', '\u20ac', '\uffff'};
  static short[] shorts = {1, -1, 32767, -32768};
  static int[] ints = {1, -1, Integer.MAX_VALUE};
  static long[] longs = {1, -1, Long.MAX_VALUE};
  static float[] floats = {1, -1.5f, Float.NaN};
  static double[] doubles = {1, -1.5, Double.NEGATIVE_INFINITY};
  static String[] strings = {"x", null, "y" + 1};
  static Object[] objects = {1, "two", 3.0, 'c', null, new int[0].length, true, 5L, 2.5f};

  static void defaults() {
    boolean[] a = new boolean[2];
    byte[] b = new byte[2];
    char[] c = new char[2];
    short[] d = new short[2];
    int[] e = new int[2];
    long[] f = new long[2];
    float[] g = new float[2];
    double[] h = new double[2];
    Object[] i = new Object[2];
    System.out.println(a[1] + " " + b[1] + " " + (int) c[1] + " " + d[1] + " " + e[1] + " " + f[1] + " " + g[1] + " "
        + h[1] + " " + i[1]);
    System.out.println(
        a.length + b.length + c.length + d.length + e.length + f.length + g.length + h.length + i.length);
    System.out.println(new int[0].length + " " + new Object[0].length + " " + new int[] {}.length);
  }

  static void stores() {
    booleans[1] = !booleans[1];
    booleans[0] &= false;
    booleans[2] ^= true;
    bytes[0] += 127;
    bytes[1]--;
    chars[0]++;
    chars[1] += 1;
    shorts[2]++;
    shorts[3]--;
    ints[2]++;
    ints[0] <<= 31;
    longs[2]++;
    longs[0] <<= 40;
    floats[0] /= 3;
    floats[2] += 1;
    doubles[0] /= 3;
    doubles[2] = -doubles[2];
    strings[0] += "!";
    strings[1] += "?";
    objects[0] = objects;
    print();
  }

  static void print() {
    System.out.println(Arrays.toString(booleans) + Arrays.toString(bytes) + Arrays.toString(shorts));
    System.out.println(
        Arrays.toString(ints) + Arrays.toString(longs) + Arrays.toString(floats) + Arrays.toString(doubles));
    System.out.println(Arrays.toString(strings) + " " + (int) chars[0] + " " + (int) chars[1] + " " + (int) chars[2]
        + " " + (int) chars[3]);
  }

  static void clones() {
    int[] copy = ints.clone();
    copy[0] = 99;
    String[] stringCopy = strings.clone();
    stringCopy[0] = "changed";
    int[][] nested = {{1, 2}, {3}};
    int[][] shallow = nested.clone();
    shallow[0][0] = 42;
    shallow[1] = new int[] {7};
    System.out.println(
        ints[0] + " " + copy[0] + " " + strings[0] + " " + stringCopy[0] + " " + nested[0][0] + " " + nested[1][0]);
    System.out.println((copy == ints) + " " + copy.equals(ints) + " " + (copy.getClass() == ints.getClass()) + " "
        + (nested[0] == shallow[0]));
    Object object = longs;
    System.out.println(((long[]) object).clone().length + " " + booleans.clone().length + bytes.clone().length
        + chars.clone().length + shorts.clone().length + floats.clone().length + doubles.clone().length
        + objects.clone().length);
  }

  static int sideEffects = 0;

  static int next() {
    return sideEffects++;
  }

  static void indexOrder() {
    int[] order = new int[6];
    order[next()] = order[next()] = next() + 10;
    order[next()] += next() * 100;
    System.out.println(Arrays.toString(order) + " " + sideEffects);
    int i = 0;
    int[] chain = {1, 2, 3, 0};
    chain[i] = i = 3;
    System.out.println(Arrays.toString(chain) + " " + i + " " + chain[chain[chain[1]]]);
  }

  static void copies() {
    int[] source = {0, 1, 2, 3, 4, 5, 6, 7};
    System.arraycopy(source, 0, source, 2, 5);
    System.out.println(Arrays.toString(source));
    System.arraycopy(source, 3, source, 0, 5);
    System.out.println(Arrays.toString(source));
    System.out.println(Arrays.toString(Arrays.copyOf(strings, 4)) + Arrays.toString(Arrays.copyOfRange(source, 6, 10)));
    Object[] mixed = new Object[3];
    System.arraycopy(strings, 0, mixed, 0, 3);
    String[] back = new String[3];
    System.arraycopy(mixed, 0, back, 0, 3);
    System.out.println(Arrays.equals(strings, back) + " " + Arrays.asList(back));
    int[] sorted = {5, 3, 9, -1, 0, 22, 7};
    Arrays.sort(sorted);
    System.out.println(
        Arrays.toString(sorted) + " " + Arrays.binarySearch(sorted, 9) + " " + Arrays.binarySearch(sorted, 8));
    char[] filled = new char[5];
    Arrays.fill(filled, 1, 4, 'x');
    System.out.println(Arrays.hashCode(filled) + " " + Arrays.hashCode(ints) + " " + Arrays.hashCode(longs));
  }

  public static void main(String[] args) {
    defaults();
    print();
    stores();
    clones();
    indexOrder();
    copies();
    System.out.println(((Object[]) objects[0])[1] + " " + objects.length + " " + args.length);
  }
}
