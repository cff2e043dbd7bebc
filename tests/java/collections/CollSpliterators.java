import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.StreamSupport;

/**
 * Spliterators of the library: characteristics, sizes, how they split; and one of our own, used sequentially and in
 * parallel.
 */
public class CollSpliterators {
  static String characteristics(Spliterator<?> s) {
    int[] bits = {Spliterator.ORDERED, Spliterator.DISTINCT, Spliterator.SORTED, Spliterator.SIZED, Spliterator.NONNULL,
        Spliterator.IMMUTABLE,
        Spliterator.CONCURRENT, Spliterator.SUBSIZED};
    String[] names = {"ordered", "distinct", "sorted", "sized", "nonnull", "immutable", "concurrent", "subsized"};
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < bits.length; i++) {
      if (s.hasCharacteristics(bits[i])) out.append(names[i]).append(' ');
    }
    return out.toString();
  }

  static <T> void splitAll(Spliterator<T> s, List<List<T>> parts) {
    Spliterator<T> left = s.trySplit();
    if (left == null) {
      List<T> part = new ArrayList<>();
      s.forEachRemaining(part::add);
      parts.add(part);
    } else {
      splitAll(left, parts);
      splitAll(s, parts);
    }
  }

  /** The multiples of a step below a limit, split in the middle while more than three remain. */
  static final class Multiples implements Spliterator<Integer> {
    int from;
    final int to;
    final int step;

    Multiples(int from, int to, int step) {
      this.from = from;
      this.to = to;
      this.step = step;
    }

    @Override
    public boolean tryAdvance(Consumer<? super Integer> action) {
      if (from >= to) return false;
      action.accept(from * step);
      from++;
      return true;
    }

    @Override
    public Spliterator<Integer> trySplit() {
      if (to - from <= 3) return null;
      int middle = (from + to) >>> 1;
      Multiples left = new Multiples(from, middle, step);
      from = middle;
      return left;
    }

    @Override
    public long estimateSize() {
      return to - from;
    }

    @Override
    public int characteristics() {
      return ORDERED | SIZED | SUBSIZED | NONNULL | DISTINCT;
    }
  }

  public static void main(String[] args) {
    List<Integer> ten = List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    System.out.println("ArrayList " + characteristics(new ArrayList<>(ten).spliterator()));
    System.out.println("LinkedList " + characteristics(new LinkedList<>(ten).spliterator()));
    System.out.println("HashSet " + characteristics(new HashSet<>(ten).spliterator()));
    System.out.println("LinkedHashSet " + characteristics(new LinkedHashSet<>(ten).spliterator()));
    System.out.println("TreeSet " + characteristics(new TreeSet<>(ten).spliterator()));
    System.out.println("array " + characteristics(Arrays.spliterator(new int[5])));
    System.out.println("empty " + characteristics(Spliterators.emptySpliterator()));
    System.out.println("unknown "
        + characteristics(Spliterators.spliteratorUnknownSize(ten.iterator(), Spliterator.ORDERED)));
    for (Spliterator<Integer> s : List.of(new ArrayList<>(ten).spliterator(), new TreeSet<>(ten).spliterator(),
        new Multiples(0, 10, 7))) {
      List<List<Integer>> parts = new ArrayList<>();
      long size = s.estimateSize();
      splitAll(s, parts);
      System.out.println(size + " " + parts);
    }
    List<List<Integer>> linkedParts = new ArrayList<>();
    splitAll(new LinkedList<>(ten).spliterator(), linkedParts);
    System.out.println(linkedParts);
    System.out.println(StreamSupport.stream(new Multiples(1, 21, 3), false).filter(i -> i % 2 == 0).toList());
    System.out.println(StreamSupport.stream(new Multiples(1, 101, 1), true).mapToInt(i -> i).sum());
    System.out.println(StreamSupport.stream(new Multiples(0, 20, 2), true).map(i -> "m" + i).toList());
    Spliterator<Integer> partly = ten.spliterator();
    partly.tryAdvance(i -> System.out.print("first " + i + " "));
    Spliterator<Integer> half = partly.trySplit();
    half.forEachRemaining(i -> System.out.print(i + " "));
    System.out.print("| ");
    partly.forEachRemaining(i -> System.out.print(i + " "));
    System.out.println(partly.tryAdvance(i -> {}) + " " + partly.estimateSize());
    Spliterator.OfInt ints = Arrays.spliterator(new int[] {5, 6, 7, 8});
    int[] sum = new int[1];
    ints.tryAdvance((IntConsumer) i -> sum[0] += i * 100);
    ints.forEachRemaining((int i) -> sum[0] += i);
    System.out.println(sum[0]);
    Iterator<Integer> back = Spliterators.iterator(new TreeSet<>(ten).spliterator());
    PrimitiveIterator.OfInt backInts = Spliterators.iterator(Arrays.spliterator(new int[] {1, 2}));
    System.out.println(back.next() + back.next() + backInts.nextInt());
    try {
      new ArrayList<>(ten).spliterator().getComparator();
    } catch (IllegalStateException e) {
      System.out.println("not sorted");
    }
    ArrayList<Integer> late = new ArrayList<>(List.of(1));
    Spliterator<Integer> bindsLate = late.spliterator();
    late.add(2);
    bindsLate.forEachRemaining(i -> System.out.print(i + ";"));
    System.out.println(" sorted by " + new TreeSet<>(ten).spliterator().getComparator());
  }
}
