import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Spliterator;
import java.util.TreeMap;
import java.util.stream.BaseStream;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** A report over generated trades, iterators turned into streams and back, windows over a stream. */
public class StreamOrderBook {
  record Trade(int minute, String symbol, int quantity, int cents) {
    long value() {
      return (long) quantity * cents;
    }
  }

  static List<Trade> trades() {
    String[] symbols = {"ACME", "BOLT", "CORE"};
    return IntStream.range(0, 60).mapToObj(i ->
        new Trade(i * 7 % 60, symbols[i * i % 3], (i * 37 % 9 + 1) * 10, 1000 + i * 53 % 211)).toList();
  }

  static <T> Stream<List<T>> windows(Stream<T> source, int size) {
    Iterator<T> it = source.iterator();
    Iterator<List<T>> windowed = new Iterator<>() {
      private final List<T> current = new ArrayList<>();

      @Override
      public boolean hasNext() {
        while (current.size() < size && it.hasNext()) current.add(it.next());
        return current.size() == size;
      }

      @Override
      public List<T> next() {
        List<T> window = List.copyOf(current);
        current.remove(0);
        return window;
      }
    };
    Iterable<List<T>> iterable = () -> windowed;
    return StreamSupport.stream(iterable.spliterator(), false);
  }

  public static void main(String[] args) {
    List<Trade> trades = trades();
    Map<String, Long> volume = trades.stream()
        .collect(Collectors.groupingBy(Trade::symbol, TreeMap::new, Collectors.summingLong(Trade::quantity)));
    System.out.println(volume);
    TreeMap<String, String> prices =
        trades.stream().collect(Collectors.groupingBy(Trade::symbol, TreeMap::new,
        Collectors.teeing(Collectors.summingLong(Trade::value),
        Collectors.summingLong(Trade::quantity), (v, q) -> String.format("%d.%02d", v / q / 100, v / q % 100))));
    System.out.println(prices);
    NavigableMap<Integer, List<Integer>> quarters =
        trades.stream().sorted(Comparator.comparingInt(Trade::minute))
        .collect(Collectors.groupingBy(t -> t.minute() / 15, TreeMap::new,
        Collectors.mapping(Trade::quantity, Collectors.toList())));
    quarters.forEach((q, list) ->
        System.out.println("quarter " + q + ": " + list.size() + " trades "
        + list.stream().mapToInt(i -> i).summaryStatistics()));
    System.out.println(trades.stream()
        .sorted(Comparator.comparingLong(Trade::value).reversed().thenComparing(Trade::symbol)).limit(3)
        .map(t -> t.symbol() + t.value()).toList());
    System.out.println(trades.stream().map(Trade::symbol).distinct().sorted(Comparator.reverseOrder()).toList());
    System.out.println(windows(Stream.of(1, 4, 9, 16, 25), 3).map(w -> w.stream().mapToInt(i -> i).sum()).toList() + " "
        + windows(Stream.of(1), 2).count());
    System.out.println(windows(trades.stream().filter(t -> t.symbol().equals("BOLT")).map(Trade::cents), 2)
        .filter(w -> w.get(1) > w.get(0)).count() + " rises");
    Iterator<String> names = Stream.of("x", "y").iterator();
    StringBuilder out = new StringBuilder();
    names.forEachRemaining(out::append);
    Spliterator<Integer> split = Stream.of(1, 2, 3, 4).map(i -> i * i).spliterator();
    split.tryAdvance(i -> out.append(" head ").append(i));
    split.forEachRemaining(i -> out.append(' ').append(i));
    System.out.println(out);
    BaseStream<Integer, ?> base = Stream.of(1, 2).parallel();
    System.out.println(base.isParallel() + " " + base.sequential().isParallel());
    int running = 0;
    for (int q : (Iterable<Integer>) trades.stream().limit(5).map(Trade::quantity)::iterator) running = running * 7 + q;
    System.out.println(running);
    System.out.println(trades.stream()
        .collect(Collectors.toMap(Trade::symbol, t -> t, (a, b) -> a.value() >= b.value() ? a : b, TreeMap::new))
        .values());
    System.out.println(Stream.of(trades.stream().mapToInt(Trade::minute).min(),
        trades.stream().mapToInt(Trade::minute).max()).map(o -> o.orElse(-1)).toList());
    System.out.println(trades.stream().map(Trade::hashCode).reduce(0, (a, b) -> a * 31 + b));
  }
}
