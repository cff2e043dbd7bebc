import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Collectors of our own: by Collector.of, by implementing the interface, generic ones, and their use in parallel. */
public class StreamCollector {
  /** Splits a stream into chunks of a fixed size. */
  static final class Chunks<T> implements Collector<T, List<List<T>>, List<List<T>>> {
    final int size;

    Chunks(int size) {
      this.size = size;
    }

    @Override
    public Supplier<List<List<T>>> supplier() {
      return ArrayList::new;
    }

    @Override
    public BiConsumer<List<List<T>>, T> accumulator() {
      return (chunks, t) -> {
        if (chunks.isEmpty() || chunks.get(chunks.size() - 1).size() == size) chunks.add(new ArrayList<>());
        chunks.get(chunks.size() - 1).add(t);
      };
    }

    @Override
    public BinaryOperator<List<List<T>>> combiner() {
      return (a, b) -> {
        for (List<T> chunk : b) {
          for (T t : chunk) accumulator().accept(a, t);
        }
        return a;
      };
    }

    @Override
    public Function<List<List<T>>, List<List<T>>> finisher() {
      return Collections::unmodifiableList;
    }

    @Override
    public Set<Characteristics> characteristics() {
      return EnumSet.noneOf(Characteristics.class);
    }
  }

  static <T> Collector<T, ?, List<T>> last(int n) {
    return Collector.of(ArrayDeque<T>::new, (deque, t) -> {
      if (deque.size() == n) deque.removeFirst();
      deque.addLast(t);
    }, (a, b) -> {
      a.addAll(b);
      while (a.size() > n) a.removeFirst();
      return a;
    }, ArrayList::new);
  }

  static <T> Collector<T, ?, Map<T, Integer>> histogram() {
    return Collector.of(TreeMap::new, (Map<T, Integer> m, T t) -> m.merge(t, 1, Integer::sum), (a, b) -> {
      b.forEach((k, v) -> a.merge(k, v, Integer::sum));
      return a;
    }, Collector.Characteristics.IDENTITY_FINISH, Collector.Characteristics.UNORDERED);
  }

  static Collector<Integer, long[], Double> variance() {
    return Collector.of(() -> new long[3], (a, i) -> {
      a[0]++;
      a[1] += i;
      a[2] += (long) i * i;
    }, (a, b) -> new long[] {a[0] + b[0], a[1] + b[1], a[2] + b[2]},
        a -> a[2] / (double) a[0] - Math.pow(a[1] / (double) a[0], 2));
  }

  static void print(Object value) {
    System.out.println(value);
  }

  public static void main(String[] args) {
    print(IntStream.range(0, 11).boxed().collect(new Chunks<>(4)));
    print(IntStream.range(0, 50).boxed().parallel().collect(new Chunks<>(20)).get(1));
    print(IntStream.range(0, 100).boxed().collect(last(3)) + " "
        + IntStream.range(0, 100).boxed().parallel().collect(last(3)) + " " + Stream.of(1).collect(last(3)));
    print("abracadabra".chars().mapToObj(c -> (char) c).collect(histogram()));
    print(IntStream.range(0, 200).mapToObj(i -> i * i % 10).parallel().collect(histogram()));
    print(Stream.of(2, 4, 4, 4, 5, 5, 7, 9).collect(variance()));
    Collector<String, StringJoiner, String> joiner =
        Collector.of(() -> new StringJoiner("/", "{", "}"), StringJoiner::add, StringJoiner::merge,
        StringJoiner::toString);
    print(Stream.of("p", "q", "r").collect(joiner) + " " + Stream.<String>empty().collect(joiner));
    print(joiner.characteristics() + " " + new java.util.TreeSet<>(histogram().characteristics()) + " "
        + Collectors.toList().characteristics());
    print(Stream.of(5, 6, 7).collect(Collectors.collectingAndThen(Collectors.toList(), l -> {
      Collections.reverse(l);
      return l;
    })));
    print(Stream.of("a", "bb", "cc", "ddd").collect(Collectors.groupingBy(String::length, TreeMap::new, last(1))));
    Map<String, Map<Character, Integer>> nested =
        Stream.of("noon", "level")
        .collect(Collectors.toMap(w -> w, w -> w.chars().mapToObj(c -> (char) c).collect(histogram())));
    print(new TreeMap<>(nested));
    Map<Integer, Integer> counters =
        Stream.of(1, 2, 1, 3).collect(HashMap::new, (m, i) -> m.merge(i, 1, Integer::sum), HashMap::putAll);
    print(counters);
    print(Stream.of(1, 2, 3, 4).collect(Collectors.reducing((a, b) -> a * 10 + b)) + " "
        + Stream.of("x", "yy").collect(Collectors.reducing(0, String::length, Integer::sum)));
    print(Stream.of("k1=a", "k2=b").map(s -> s.split("=")).collect(Collectors.toMap(a -> a[0], a -> a[1])));
    try {
      Stream.of(1, 2).collect(Collectors.collectingAndThen(Collectors.toList(), l -> {
        throw new IllegalStateException("finisher of " + l);
      }));
    } catch (IllegalStateException e) {
      print(e.getMessage());
    }
  }
}
