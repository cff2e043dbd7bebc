// stress: yes
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The intermediate and terminal operations of Stream, one by one and chained. */
public class StreamBasics {
  record Order(int id, String customer, double amount, List<String> items) {}

  static final List<Order> ORDERS =
      List.of(new Order(1, "ada", 25.5, List.of("pen", "ink")), new Order(2, "bob", 100, List.of("desk")),
      new Order(3, "ada", 7.25, List.of("pen")), new Order(4, "cyd", 60, List.of("lamp", "pen", "clip")),
      new Order(5, "bob", 0, List.of()));

  static void intermediate() {
    print(ORDERS.stream().map(Order::customer).distinct().sorted().toList());
    print(ORDERS.stream().filter(o -> o.amount() > 10).map(Order::id).collect(Collectors.toList()));
    print(ORDERS.stream().flatMap(o -> o.items().stream()).collect(Collectors.joining(",", "<", ">")));
    print(ORDERS.stream().mapToDouble(Order::amount).sum() + " "
        + ORDERS.stream().mapToInt(o -> o.items().size()).max().getAsInt() + " "
        + ORDERS.stream().mapToLong(Order::id).average().orElse(-1));
    print(Stream.of(5, 3, 9, 1, 7).sorted().skip(1).limit(3).map(i -> i * i).toList());
    print(Stream.of(5, 3, 9, 1, 7).sorted((a, b) -> b - a).toList() + " "
        + Stream.of("b", "a", "c").sorted(java.util.Comparator.reverseOrder()).toList());
    print(Stream.iterate(1, i -> i * 3).limit(8).toList() + " " + Stream.iterate(100, i -> i > 1, i -> i / 2).toList());
    print(Stream.of(1, 2, 3, 10, 2, 1).takeWhile(i -> i < 5).toList() + " "
        + Stream.of(1, 2, 3, 10, 2, 1).dropWhile(i -> i < 5).toList());
    print(Stream.concat(Stream.of("x"), Stream.of("y", "z")).map(String::toUpperCase).toList());
    print(Stream.of("one", null, "three").map(s -> s == null ? -1 : s.length()).toList() + " "
        + Stream.ofNullable(null).count() + " "
        + Stream.ofNullable(1).count() + " " + Stream.empty().findAny());
    List<String> seen = new ArrayList<>();
    long count = Stream.of(1, 2, 3, 4).peek(i -> seen.add("p" + i)).filter(i -> i % 2 == 0).peek(i -> seen.add("q" + i))
        .count();
    print(count + " " + seen);
    Stream.Builder<String> builder = Stream.builder();
    builder.add("first").add("second").accept("third");
    print(builder.build().collect(Collectors.toCollection(java.util.LinkedList::new)));
    try {
      builder.add("late");
    } catch (IllegalStateException e) {
      print("already built");
    }
  }

  static void terminal() {
    List<Integer> numbers = List.of(4, 8, 15, 16, 23, 42);
    print(numbers.stream().reduce(0, Integer::sum) + " " + numbers.stream().reduce(Math::max) + " "
        + Stream.<Integer>empty().reduce(Math::max) + " "
        + numbers.stream().reduce("", (s, i) -> s + i, String::concat));
    print(numbers.stream().anyMatch(i -> i == 15) + " " + numbers.stream().allMatch(i -> i > 4) + " "
        + numbers.stream().noneMatch(i -> i > 42) + " "
        + Stream.empty().allMatch(x -> false) + Stream.empty().anyMatch(x -> true));
    print(numbers.stream().min(Integer::compare).get() + " " + numbers.stream().max((a, b) -> a % 10 - b % 10).get()
        + " "
        + numbers.stream().findFirst().get() + " " + numbers.stream().skip(9).findFirst().isPresent() + " "
        + numbers.stream().count());
    StringBuilder out = new StringBuilder();
    numbers.stream().forEach(i -> out.append(i).append(' '));
    numbers.stream().forEachOrdered(i -> out.append(-i).append(' '));
    print(out);
    Integer[] boxed = numbers.stream().toArray(Integer[]::new);
    Object[] objects = numbers.stream().filter(i -> i % 2 == 1).toArray();
    print(Arrays.toString(boxed) + Arrays.toString(objects));
    try {
      Object[] wrong = Stream.of("a").toArray(Integer[]::new);
      print(wrong.length);
    } catch (ArrayStoreException e) {
      print(e.getMessage());
    }
    StringBuilder collected = numbers.stream()
        .collect(StringBuilder::new, (sb, i) -> sb.append((char) ('A' + i % 26)), StringBuilder::append);
    print(collected);
    List<String> toList = Stream.of("p", "q").toList();
    try {
      toList.add("r");
    } catch (UnsupportedOperationException e) {
      print("toList is not modifiable");
    }
  }

  static void print(Object value) {
    System.out.println(value);
  }

  public static void main(String[] args) {
    intermediate();
    terminal();
    Function<String, Stream<String>> letters = s -> Stream.of(s.split(""));
    print(Stream.of("stream", "basics").flatMap(letters).distinct().sorted().collect(Collectors.joining()));
    Optional<Order> largest = ORDERS.stream().max(java.util.Comparator.comparingDouble(Order::amount));
    print(largest.map(Order::customer).orElse("none") + " " + largest.get());
    String text = ORDERS.stream().filter(o -> !o.items().isEmpty()).map(o -> o.customer() + o.items())
        .collect(Collectors.joining("; "));
    print(text);
  }
}
