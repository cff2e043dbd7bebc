import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Parallel streams: whatever the schedule, ordered results keep their order and reductions their value. */
public class StreamParallel {
  static void ordered() {
    List<Integer> numbers = IntStream.range(0, 300).boxed().toList();
    System.out.println(numbers.parallelStream().map(i -> i * 2).filter(i -> i % 3 == 0).toList().hashCode());
    System.out.println(numbers.parallelStream().skip(100).limit(7).toList() + " "
        + numbers.parallelStream().filter(i -> i % 50 == 49).findFirst());
    StringBuilder out = new StringBuilder();
    numbers.parallelStream().limit(20).forEachOrdered(out::append);
    System.out.println(out);
    System.out.println(numbers.parallelStream().takeWhile(i -> i < 9).toList() + " "
        + numbers.parallelStream().dropWhile(i -> i < 295).toList());
    System.out.println(numbers.parallelStream().map(i -> i % 11).distinct().toList() + " "
        + numbers.parallelStream().sorted(Collections.reverseOrder()).limit(4).toList());
    System.out.println(Arrays.toString(IntStream.range(0, 12).parallel().map(i -> i * i).toArray())
        + Stream.of("d", "a", "c", "b").parallel().sorted().collect(Collectors.joining()));
    System.out.println(new LinkedList<>(numbers).parallelStream().flatMap(i -> Stream.of(i, -i)).mapToInt(i -> i).sum()
        + " "
        + new TreeSet<>(numbers).parallelStream().map(String::valueOf).collect(Collectors.joining()).length());
    System.out.println(Stream.iterate(1, i -> i + 1).parallel().limit(100).mapToInt(i -> i).sum());
  }

  static void reductions() {
    System.out.println(IntStream.rangeClosed(1, 1000).parallel().sum() + " "
        + LongStream.rangeClosed(1, 20).parallel().reduce(1, (a, b) -> a * b) + " "
        + IntStream.range(0, 1000).parallel().max().getAsInt() + " "
        + IntStream.range(0, 100).parallel().average().getAsDouble());
    System.out.println(Stream.of("a", "b", "c", "d", "e", "f", "g").parallel().reduce("", String::concat) + " "
        + IntStream.range(0, 26).parallel().mapToObj(i -> (char) ('a' + i))
        .collect(StringBuilder::new, StringBuilder::append, StringBuilder::append));
    System.out.println(IntStream.range(0, 100).boxed().parallel().reduce(0, (sum, i) -> sum + i * i, Integer::sum) + " "
        + IntStream.range(0, 500).parallel().filter(i -> i % 7 == 3).count() + " "
        + IntStream.range(0, 500).parallel().summaryStatistics());
    System.out.println(IntStream.range(0, 1000).parallel().anyMatch(i -> i == 777) + " "
        + IntStream.range(0, 1000).parallel().allMatch(i -> i >= 0) + " "
        + IntStream.range(0, 1000).parallel().noneMatch(i -> i < 0));
  }

  static void collects() {
    Map<Integer, Long> byDigit = IntStream.range(0, 500).boxed().parallel()
        .collect(Collectors.groupingBy(i -> i % 10, TreeMap::new, Collectors.counting()));
    System.out.println(byDigit);
    ConcurrentHashMap<Integer, LongAdder> adders = new ConcurrentHashMap<>();
    IntStream.range(0, 300).parallel().forEach(i -> adders.computeIfAbsent(i % 4, k -> new LongAdder()).add(i));
    System.out.println(new TreeMap<>(adders));
    Map<Boolean, List<Integer>> parts =
        IntStream.range(0, 20).boxed().parallel().collect(Collectors.partitioningBy(i -> i > 15));
    System.out.println(parts);
    System.out.println(new TreeMap<>(Stream.of("x", "yy", "zz", "w").parallel()
        .collect(Collectors.toConcurrentMap(String::length, s -> 1, Integer::sum))));
    System.out.println(new TreeMap<>(IntStream.range(0, 100).boxed().parallel()
        .collect(Collectors.groupingByConcurrent(i -> i % 3, Collectors.summingInt(i -> i)))));
    List<Integer> gathered = Collections.synchronizedList(new ArrayList<>());
    IntStream.range(0, 100).parallel().forEach(gathered::add);
    Collections.sort(gathered);
    System.out.println(gathered.size() + " " + gathered.get(0) + ".." + gathered.get(99));
    AtomicInteger touched = new AtomicInteger();
    IntStream.range(0, 64).parallel().map(i -> touched.incrementAndGet()).sum();
    System.out.println(touched);
  }

  public static void main(String[] args) {
    ordered();
    reductions();
    collects();
    System.out.println(Stream.of(1, 2).parallel().isParallel() + " "
        + Stream.of(1, 2).parallel().sequential().isParallel() + " "
        + List.of(1).parallelStream().unordered().isParallel());
    try {
      IntStream.range(0, 100).parallel().forEach(i -> {
        if (i == 42) throw new IllegalStateException("at 42");
      });
    } catch (IllegalStateException e) {
      // Thrown in a worker, the exception arrives as a copy whose message is the text of its cause.
      System.out.println(e.getMessage().endsWith("at 42"));
    }
    long[] prefix = LongStream.rangeClosed(1, 50).toArray();
    Arrays.parallelPrefix(prefix, Long::sum);
    int[] sorted = IntStream.range(0, 200).map(i -> i * 7919 % 200).toArray();
    Arrays.parallelSort(sorted);
    System.out.println(prefix[49] + " " + sorted[0] + " " + sorted[199] + " " + Arrays.hashCode(sorted));
  }
}
