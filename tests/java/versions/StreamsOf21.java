// jdk: 21+
// Streams: mapMulti, toList, teeing, takeWhile, flat maps of records, collectors.
import java.util.*;
import java.util.stream.*;

public class StreamsOf21 {
  record Sale(String shop, int amount) {}

  public static void main(String[] args) {
    List<Sale> sales = List.of(new Sale("a", 3), new Sale("b", 5), new Sale("a", 4));
    System.out.println(sales.stream().<Integer>mapMulti((s, out) -> { for (int i = 0; i < s.amount() - 2; ++i) out.accept(i); }).toList());
    System.out.println(new TreeMap<>(sales.stream().collect(Collectors.groupingBy(Sale::shop, Collectors.summingInt(Sale::amount)))));
    String both = sales.stream().collect(Collectors.teeing(Collectors.counting(), Collectors.averagingInt(Sale::amount), (n, mean) -> n + ":" + mean));
    System.out.println(both);
    System.out.println(IntStream.iterate(1, i -> i < 100, i -> i * 3).boxed().toList() + " " + Stream.of(5, 4, 1, 6).takeWhile(i -> i > 2).toList());
    System.out.println(Stream.of("x", "y").flatMap(s -> Stream.of(s, s + s)).collect(Collectors.joining("|", "<", ">")));
    try {
      Stream.of(1).toList().add(2);
    } catch (UnsupportedOperationException e) {
      System.out.println("unmodifiable");
    }
    System.out.println(sales.stream().sorted(Comparator.comparingInt(Sale::amount).reversed()).map(Sale::amount).toList());
  }
}
