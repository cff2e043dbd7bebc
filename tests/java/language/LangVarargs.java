// Variable arity: empty, null, arrays passed through, overload choice between boxing, widening and varargs, generic and
// primitive forms.
import java.util.Arrays;
import java.util.List;

public class LangVarargs {
  static String ints(int... values) {
    return values == null ? "null" : values.length + Arrays.toString(values);
  }

  static String objects(Object... values) {
    return values == null ? "null" : values.length + Arrays.deepToString(values);
  }

  static String prefixed(String first, Object... rest) {
    return first + "+" + objects(rest);
  }

  static String pick(int a) {
    return "int";
  }

  static String pick(long a) {
    return "long";
  }

  static String pick(Integer a) {
    return "Integer";
  }

  static String pick(Object a) {
    return "Object";
  }

  static String pick(int... a) {
    return "int...";
  }

  static String wide(long... values) {
    long sum = 0;
    for (long value : values) sum += value;
    return "long" + sum;
  }

  static String wide(double... values) {
    double sum = 0;
    for (double value : values) sum += value;
    return "double" + sum;
  }

  @SafeVarargs
  static <T> T last(T... values) {
    return values[values.length - 1];
  }

  @SafeVarargs
  static <T extends Comparable<T>> T max(T first, T... rest) {
    T best = first;
    for (T value : rest) {
      if (value.compareTo(best) > 0) best = value;
    }
    return best;
  }

  static int[] same(int... values) {
    return values;
  }

  static String nested(int[]... rows) {
    return Arrays.deepToString(rows);
  }

  final String text;

  LangVarargs(char... letters) {
    text = new String(letters);
  }

  LangVarargs(String format, int... numbers) {
    this((format + numbers.length).toCharArray());
  }

  interface Joiner {
    String join(String... parts);
  }

  static class Base {
    String call(Object... values) {
      return "base" + values.length;
    }
  }

  static class Derived extends Base {
    @Override
    String call(Object[] values) {
      return "derived" + values.length + super.call(values);
    }
  }

  public static void main(String[] args) {
    System.out.println(ints() + " " + ints(1) + " " + ints(1, 2, 3) + " " + ints(new int[] {4, 5}) + " " + ints(null));
    System.out.println(
        objects() + " " + objects((Object) null) + " " + objects((Object[]) null) + " " + objects(null, null));
    System.out.println(objects(1, "a", 'c', 2.5, null, new int[] {1}, List.of(7)) + " " + objects(new Object[] {1, 2}));
    System.out.println(objects((Object) new Object[] {1, 2}) + " " + objects(new String[] {"x", "y"}) + " "
        + objects(new int[] {1, 2}));
    System.out.println(prefixed("p") + " " + prefixed("p", 1) + " " + prefixed("p", (Object) "q") + " "
        + prefixed("p", new Object[0]));
    byte small = 1;
    System.out.println(pick(1) + " " + pick(1L) + " " + pick(small) + " " + pick('c') + " " + pick(Integer.valueOf(1))
        + " " + pick(1.5) + " " + pick() + " " + pick(1, 2) + " " + pick("s"));
    System.out.println(
        wide(1, 2, 3) + " " + wide(1L, 2) + " " + wide(1, 2.5) + " " + wide(1f) + " " + wide('a', (short) 1));
    System.out.println(
        last(1, "two", 3.0) + " " + last("only") + " " + max(3) + " " + max(3, 9, 5) + " " + max("b", "a", "c"));
    int[] array = {1, 2};
    System.out.println((same(array) == array) + " " + same().length + " " + (same() == same()));
    System.out.println(nested() + " " + nested(array, new int[0], null) + " " + nested(new int[][] {{1}, {2}}));
    System.out.println(
        new LangVarargs().text + "|" + new LangVarargs('a', 'b').text + "|" + new LangVarargs("f", 1, 2, 3).text);
    Joiner joiner = parts -> String.join("-", parts);
    Joiner counter = parts -> "" + parts.length;
    System.out.println(
        joiner.join("a", "b") + " " + joiner.join() + " " + counter.join() + " " + counter.join("x", null));
    Base base = new Derived();
    System.out.println(base.call(1, 2) + " " + base.call());
    try {
      Object[] strings = last(new String[][] {{"a"}});
      strings[0] = 1;
    } catch (ArrayStoreException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(Arrays.asList(1, 2, 3).getClass() == Arrays.asList("a").getClass());
    System.out.println(String.join(",", "a", "b") + String.valueOf(new char[] {'o', 'k'}));
  }
}
