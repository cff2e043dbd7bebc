// sanitize: yes
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.concurrent.Callable;

/** java.lang.reflect.Array: creation in all shapes, typed access with widening, refusals, deep walks. */
public class ReflectArrays {
  static void attempt(String what, Callable<?> action) {
    try {
      System.out.println(what + " = " + action.call());
    } catch (Exception e) {
      System.out.println(what + ": " + e.getClass().getSimpleName() + ": " + e.getMessage());
    }
  }

  static Object put(Object array, int i, Object value) {
    Array.set(array, i, value);
    return Array.get(array, i);
  }

  /** A text for any value, arrays of any depth and type included. */
  static String deep(Object value) {
    if (value == null || !value.getClass().isArray()) return String.valueOf(value);
    StringBuilder out = new StringBuilder("[");
    for (int i = 0; i < Array.getLength(value); i++) out.append(i == 0 ? "" : " ").append(deep(Array.get(value, i)));
    return out.append("]").toString();
  }

  static Object deepCopy(Object value) {
    if (value == null || !value.getClass().isArray()) return value;
    Object copy = Array.newInstance(value.getClass().getComponentType(), Array.getLength(value));
    for (int i = 0; i < Array.getLength(value); i++) Array.set(copy, i, deepCopy(Array.get(value, i)));
    return copy;
  }

  @SuppressWarnings("unchecked")
  static <T> T[] concat(T[] a, T[] b) {
    T[] joined = (T[]) Array.newInstance(a.getClass().getComponentType(), a.length + b.length);
    System.arraycopy(a, 0, joined, 0, a.length);
    System.arraycopy(b, 0, joined, a.length, b.length);
    return joined;
  }

  public static void main(String[] args) {
    for (Class<?> c : new Class<?>[] {boolean.class, byte.class, char.class, short.class, int.class, long.class,
        float.class, double.class, String.class, int[].class, Runnable.class}) {
      Object array = Array.newInstance(c, 2);
      Object element = Array.get(array, 0);
      System.out.println(array.getClass().getName() + " " + Array.getLength(array) + " "
          + (element instanceof Character ? (int) (Character) element : element) + " "
          + (element == null ? "" : element.getClass().getSimpleName()));
    }
    Object cube = Array.newInstance(int.class, 2, 3, 1);
    Object partly = Array.newInstance(String[].class, 2, 2);
    System.out.println(cube.getClass() + " " + deep(cube) + " " + partly.getClass() + " " + deep(partly) + " "
        + deep(Array.newInstance(long.class, 0)) + " " + deep(Array.newInstance(int.class, new int[] {2, 0})));
    int[] ints = {10, 20, 30};
    Array.setInt(ints, 0, 11);
    Array.setByte(ints, 1, (byte) -1);
    Array.setChar(ints, 2, 'A');
    System.out.println(Arrays.toString(ints) + " " + Array.getInt(ints, 0) + " " + Array.getLong(ints, 0) + " "
        + Array.getFloat(ints, 0) + " " + Array.getDouble(ints, 2));
    double[] doubles = new double[2];
    Array.setLong(doubles, 0, 1L << 33);
    Array.set(doubles, 1, 'x');
    boolean[] flags = new boolean[1];
    Array.setBoolean(flags, 0, true);
    char[] chars = {'c'};
    byte[] bytes = {-5};
    short[] shorts = {7};
    System.out.println(Arrays.toString(doubles) + flags[0] + Array.getBoolean(flags, 0) + Array.getChar(chars, 0)
        + Array.getInt(chars, 0) + Array.getByte(bytes, 0) + Array.getShort(bytes, 0) + Array.getShort(shorts, 0));
    attempt("set widened", () -> put(new long[1], 0, 5));
    attempt("set text", () -> put(new String[1], 0, "t"));
    attempt("set null", () -> put(new String[1], 0, null));
    attempt("narrowing", () -> put(ints, 0, 5L));
    attempt("null into int", () -> put(ints, 0, null));
    attempt("wrong object", () -> put(new String[1], 0, 5));
    attempt("no array", () -> Array.getLength("text"));
    attempt("null array", () -> Array.getLength(null));
    attempt("get of no array", () -> Array.get("text", 0));
    attempt("index", () -> Array.get(ints, 3));
    attempt("negative index", () -> Array.getInt(ints, -1));
    attempt("getInt of long[]", () -> Array.getInt(new long[1], 0));
    attempt("getInt of Object[]", () -> Array.getInt(new Object[] {1}, 0));
    attempt("getBoolean of int[]", () -> Array.getBoolean(ints, 0));
    attempt("negative size", () -> Array.newInstance(int.class, -1));
    attempt("void array", () -> Array.newInstance(void.class, 1));
    attempt("no dimensions", () -> Array.newInstance(int.class, new int[0]));
    attempt("negative dimension", () -> Array.newInstance(int.class, 2, -2));
    attempt("null type", () -> Array.newInstance(null, 1));
    attempt("too many dimensions", () -> Array.newInstance(int.class, new int[256]));
    Object[] mixed = {1, new double[][] {{1.5}, {}}, new String[] {"a", null}, null, new Object[] {new char[] {'z'}}};
    Object copy = deepCopy(mixed);
    ((double[][]) mixed[1])[0][0] = -1;
    System.out.println(deep(mixed) + " " + deep(copy) + " " + copy.getClass());
    Integer[] joined = concat(new Integer[] {1, 2}, new Integer[] {3});
    System.out.println(deep(joined) + " " + joined.getClass().getSimpleName() + " " + int[].class.getComponentType()
        + " " + int[][].class.getComponentType().arrayType().arrayType().getName());
  }
}
