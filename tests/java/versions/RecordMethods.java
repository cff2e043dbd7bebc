// jdk: 21+
// equals, hashCode and toString of records with every kind of component; compact constructors; nested and local records.
import java.util.*;

public class RecordMethods {
  record All(boolean a, byte b, short c, char d, int e, long f, float g, double h, String i, int[] j, List<?> k) {}

  record Range(int low, int high) implements Comparable<Range> {
    static int made;

    Range {
      if (low > high) throw new IllegalArgumentException(low + " > " + high);
      ++made;
    }

    Range(int single) {
      this(single, single);
    }

    public int compareTo(Range other) {
      return Integer.compare(low, other.low);
    }
  }

  record Empty() {}

  public static void main(String[] args) {
    All one = new All(true, (byte) 1, (short) 2, 'x', 3, 4L, 0f, Double.NaN, "s", null, List.of(1));
    All two = new All(true, (byte) 1, (short) 2, 'x', 3, 4L, -0f, Double.NaN, "s", null, List.of(1));
    System.out.println(one + " " + one.equals(two) + " " + one.equals(new All(true, (byte) 1, (short) 2, 'x', 3, 4L, 0f, Double.NaN, "s", null, List.of(1))));
    System.out.println(one.hashCode() == new All(true, (byte) 1, (short) 2, 'x', 3, 4L, 0f, Double.NaN, "s", null, List.of(1)).hashCode());
    System.out.println(new Range(3, 5).hashCode() + " " + new Range(4) + " " + new Empty() + " " + new Empty().equals(new Empty()) + " " + new Empty().hashCode());
    try {
      new Range(2, 1);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage() + " " + Range.made);
    }
    record Local<T>(T value, Local<T> next) {}
    Local<String> list = new Local<>("a", new Local<>("b", null));
    System.out.println(list + " " + new TreeSet<>(List.of(new Range(5), new Range(1))));
    if (list instanceof Local<String>(var first, Local<String>(var second, var end)) && end == null) System.out.println(first + second);
  }
}
