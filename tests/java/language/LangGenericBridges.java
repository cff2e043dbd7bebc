// Generics: bridge methods, covariant returns, bounded types, wildcards, generic methods, heap pollution found by
// hidden casts.
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;

public class LangGenericBridges {
  static class Cell<T> {
    T content;

    Cell(T content) {
      this.content = content;
    }

    T get() {
      return content;
    }

    void set(T value) {
      content = value;
    }
  }

  static class IntCell extends Cell<Integer> {
    int writes;

    IntCell(int value) {
      super(value);
    }

    @Override
    Integer get() {
      return super.get() + 1;
    }

    @Override
    void set(Integer value) {
      writes++;
      super.set(value * 2);
    }
  }

  static class Version implements Comparable<Version> {
    final int[] parts;

    Version(int... parts) {
      this.parts = parts;
    }

    public int compareTo(Version other) {
      return Arrays.compare(parts, other.parts);
    }

    @Override
    protected Version clone() {
      return new Version(parts.clone());
    }

    public String toString() {
      return Arrays.toString(parts);
    }
  }

  static <T extends Comparable<? super T>> T maximum(List<? extends T> items) {
    T best = null;
    for (T item : items) {
      if (best == null || item.compareTo(best) > 0) best = item;
    }
    return best;
  }

  static <A, B extends A> void copy(List<? super A> target, List<B> source) {
    for (B item : source) target.add(item);
  }

  @SafeVarargs
  static <T> List<T> listOf(T... items) {
    return new ArrayList<>(Arrays.asList(items));
  }

  static double total(List<? extends Number> numbers) {
    double sum = 0;
    for (Number number : numbers) sum += number.doubleValue();
    return sum;
  }

  @SuppressWarnings("unchecked")
  static void pollution() {
    List<String> strings = new ArrayList<>();
    ((List) strings).add(42);
    Object fine = strings.get(0);
    System.out.println("still there: " + fine);
    try {
      String text = strings.get(0);
      System.out.println("never " + text);
    } catch (ClassCastException e) {
      System.out.println("found on reading");
    }
    Cell cell = new IntCell(5);
    try {
      cell.set("text");
    } catch (ClassCastException e) {
      System.out.println("found by the bridge, writes " + ((IntCell) cell).writes);
    }
    try {
      Comparable raw = new Version(1);
      raw.compareTo("1");
    } catch (ClassCastException e) {
      System.out.println("found by compareTo");
    }
  }

  static void bridges(Class<?> type) {
    List<String> lines = new ArrayList<>();
    for (Method method : type.getDeclaredMethods()) {
      lines.add(method.getName() + Arrays.toString(method.getParameterTypes()) + method.getReturnType().getSimpleName()
          + " bridge=" + method.isBridge() + " synthetic=" + method.isSynthetic());
    }
    Collections.sort(lines);
    System.out.println(type.getSimpleName() + " " + String.join("; ", lines));
  }

  static class Pair<A, B> {
    final A first;
    final B second;

    Pair(A first, B second) {
      this.first = first;
      this.second = second;
    }

    <C> Pair<A, C> withSecond(C other) {
      return new Pair<>(first, other);
    }

    Pair<B, A> swap() {
      return new Pair<>(second, first);
    }

    public String toString() {
      return "<" + first + "," + second + ">";
    }
  }

  public static void main(String[] args) {
    IntCell cell = new IntCell(5);
    Cell<Integer> general = cell;
    general.set(8);
    int unboxed = general.get();
    System.out.println(unboxed + " " + cell.get() + " " + cell.writes + " " + cell.content);
    List<Version> versions = listOf(new Version(1, 2), new Version(1, 10), new Version(1, 2, 3));
    System.out.println(maximum(versions) + " " + Collections.min(versions) + " " + maximum(List.of("a", "c", "b")));
    versions.sort(Comparator.<Version>naturalOrder().reversed());
    System.out.println(versions + " " + versions.get(0).clone());
    List<Object> objects = new ArrayList<>(List.of("start"));
    LangGenericBridges.<Number, Integer>copy(objects, listOf(1, 2));
    System.out.println(objects + " " + total(listOf(1, 2.5, 3L, (short) 4)));
    System.out.println(new Pair<>("a", 1).swap().withSecond(List.of(1.5)).swap());
    TreeMap<Version, String> map = new TreeMap<>();
    for (Version version : versions) map.put(version, "v" + version.parts.length);
    System.out.println(map + " " + map.headMap(new Version(1, 9)));
    pollution();
    bridges(IntCell.class);
    bridges(Version.class);
  }
}
