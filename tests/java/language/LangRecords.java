// Records: generated equals, hashCode and toString over every component type, compact constructors, generics, nesting,
// statics.
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

public class LangRecords {
  record Everything(
      boolean z, byte b, char c, short s, int i, long j, float f, double d, String text, int[] array, List<?> list) {}

  record Empty() {}

  record Range(int low, int high) {
    static int created;

    Range {
      if (low > high) {
        int swap = low;
        low = high;
        high = swap;
      }
      created++;
    }

    Range(int only) {
      this(only, only);
    }

    int length() {
      return high - low;
    }

    static Range of(String text) {
      String[] parts = text.split("-");
      return new Range(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    }
  }

  record Pair<A, B extends Comparable<B>>(A first, B second) implements Comparable<Pair<A, B>> {
    public int compareTo(Pair<A, B> other) {
      return second.compareTo(other.second);
    }

    @Override
    public A first() {
      return first;
    }
  }

  record Tree(String label, Tree left, Tree right) {
    int size() {
      return 1 + (left == null ? 0 : left.size()) + (right == null ? 0 : right.size());
    }
  }

  record Custom(int a, int b) {
    @Override
    public boolean equals(Object o) {
      return o instanceof Custom other && a + b == other.a + other.b;
    }

    @Override
    public int hashCode() {
      return a + b;
    }

    @Override
    public String toString() {
      return "Custom" + (a + b);
    }

    public int b() {
      return -b;
    }
  }

  record Floats(float f, double d) {}

  record Defensive(String... names) {
    Defensive {
      names = names.clone();
      Objects.requireNonNull(names[0], "first name");
    }
  }

  static void floats() {
    Floats zero = new Floats(0f, 0.0);
    Floats negative = new Floats(-0f, -0.0);
    Floats nan = new Floats(Float.NaN, Double.NaN);
    System.out.println(zero.equals(negative) + " " + nan.equals(new Floats(Float.intBitsToFloat(0x7fc00001), 0.0 / 0))
        + " " + zero.hashCode() + " " + negative.hashCode() + " " + nan.hashCode() + " " + nan + " "
        + zero.equals(new Floats(0, 0)));
  }

  static void everything() {
    int[] array = {1, 2};
    Everything one = new Everything(
        true, (byte) -1, 'x', (short) -300, 1 << 20, 1L << 40, 1.5f, -2.5, "text", array, List.of(1, "a"));
    Everything two = new Everything(true, (byte) -1, 'x', (short) -300, 1 << 20, 1L << 40, 1.5f, -2.5,
        new String("text"), array, Arrays.asList(1, "a"));
    Everything three = new Everything(
        true, (byte) -1, 'x', (short) -300, 1 << 20, 1L << 40, 1.5f, -2.5, "text", array.clone(), List.of(1, "a"));
    Everything nulls = new Everything(false, (byte) 0, 'y', (short) 0, 0, 0, 0, 0, null, null, null);
    System.out.println(one.equals(two) + " " + two.equals(one) + " " + one.equals(three) + " " + one.equals(null) + " "
        + one.equals("x") + " " + nulls.equals(one));
    System.out.println(
        (one.hashCode() == two.hashCode()) + " " + nulls + " " + nulls.hashCode() + " " + nulls.equals(nulls));
    System.out.println(one.toString().replaceAll("@[0-9a-f]+", "@"));
  }

  public static void main(String[] args) {
    everything();
    floats();
    System.out.println(new Empty() + " " + new Empty().equals(new Empty()) + " " + new Empty().hashCode());
    Range range = new Range(9, 2);
    System.out.println(range + " " + range.length() + " " + new Range(5) + " " + Range.of("3-7").equals(new Range(7, 3))
        + " " + Range.created + " " + range.hashCode());
    Pair<String, Integer> pair = new Pair<>("one", 1);
    System.out.println(pair + " " + pair.compareTo(new Pair<>("two", 2)) + " " + pair.hashCode() + " "
        + pair.first().length() + " " + new Pair<>(null, null).hashCode());
    Tree tree = new Tree("root", new Tree("l", null, null), new Tree("r", new Tree("rl", null, null), null));
    System.out.println(tree + " " + tree.size() + " " + tree.hashCode() + " "
        + tree.equals(new Tree("root", tree.left(), tree.right())));
    System.out.println(new Custom(1, 5).equals(new Custom(4, 2)) + " " + new Custom(1, 5) + " " + new Custom(1, 5).b()
        + " " + new Custom(1, 5).hashCode());
    String[] names = {"a", "b"};
    Defensive defensive = new Defensive(names);
    names[0] = "changed";
    System.out.println(defensive.names()[0]);
    try {
      new Defensive((String) null);
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
    Map<Range, String> map = new HashMap<>();
    map.put(new Range(1, 2), "first");
    map.put(new Range(2, 1), "second");
    record Local(int n, Range r) {}
    System.out.println(map + " " + new Local(1, range) + " " + Range.class.isRecord() + " "
        + Local.class.getSuperclass().getSimpleName());
    for (RecordComponent component : Everything.class.getRecordComponents())
      System.out.print(component.getName() + ":" + component.getType().getSimpleName() + " ");
    System.out.println();
  }
}
