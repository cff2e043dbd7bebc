import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** groupingBy and its downstream collectors, partitioningBy, toMap in its three forms, teeing. */
public class StreamGrouping {
  enum Dept { SALES, LAB, SHOP }

  record Employee(String name, Dept dept, int salary, List<String> skills) {}

  static final List<Employee> STAFF =
      List.of(new Employee("Ann", Dept.LAB, 500, List.of("c++", "java")),
      new Employee("Ben", Dept.SHOP, 300, List.of()),
      new Employee("Cid", Dept.LAB, 700, List.of("java", "ml")), new Employee("Dee", Dept.SALES, 450, List.of("talk")),
      new Employee("Eva", Dept.SHOP, 310, List.of("wood", "java")), new Employee("Fay", Dept.LAB, 450, List.of("bio")));

  static void grouping() {
    TreeMap<Dept, List<String>> names =
        STAFF.stream().collect(Collectors.groupingBy(Employee::dept, TreeMap::new,
        Collectors.mapping(Employee::name, Collectors.toList())));
    print(names);
    print(STAFF.stream().collect(Collectors.groupingBy(e -> e.salary() / 200, Collectors.counting())));
    print(STAFF.stream().collect(Collectors.groupingBy(Employee::dept, () -> new EnumMap<>(Dept.class),
        Collectors.summingInt(Employee::salary))));
    print(STAFF.stream().collect(Collectors.groupingBy(Employee::dept, TreeMap::new,
        Collectors.averagingInt(Employee::salary))));
    print(STAFF.stream().collect(Collectors.groupingBy(Employee::dept, TreeMap::new,
        Collectors.collectingAndThen(Collectors.maxBy(Comparator.comparingInt(Employee::salary)),
        o -> o.get().name()))));
    print(STAFF.stream().collect(Collectors.groupingBy(Employee::dept, TreeMap::new,
        Collectors.flatMapping(e -> e.skills().stream(), Collectors.toCollection(TreeSet::new)))));
    print(STAFF.stream().collect(Collectors.groupingBy(Employee::dept, TreeMap::new,
        Collectors.filtering(e -> e.salary() > 400, Collectors.mapping(Employee::name, Collectors.joining("+"))))));
    print(STAFF.stream().collect(Collectors.groupingBy(Employee::dept, TreeMap::new,
        Collectors.reducing(0, Employee::salary, Integer::max))));
    print(STAFF.stream().collect(Collectors.groupingBy(e -> e.name().charAt(0) < 'D', TreeMap::new,
        Collectors.groupingBy(Employee::dept, TreeMap::new, Collectors.summarizingInt(Employee::salary)))));
    print(new TreeMap<>(Stream.of("apple", "avocado", "bean", "beet", "corn")
        .collect(Collectors.groupingByConcurrent(s -> s.charAt(0), Collectors.counting()))));
    try {
      STAFF.stream().collect(Collectors.groupingBy(e -> e.skills().isEmpty() ? null : 1));
    } catch (NullPointerException e) {
      print(e.getMessage());
    }
  }

  static void partitioning() {
    Map<Boolean, List<Integer>> parts =
        IntStream.rangeClosed(1, 10).boxed().collect(Collectors.partitioningBy(i -> i % 3 == 0));
    print(parts + " " + parts.get(true) + " " + parts.containsKey(false) + " " + parts.size());
    print(Stream.<Integer>empty().collect(Collectors.partitioningBy(i -> true, Collectors.counting())));
    print(STAFF.stream().collect(Collectors.partitioningBy(e -> e.skills().contains("java"),
        Collectors.mapping(Employee::name, Collectors.toCollection(TreeSet::new)))));
  }

  static void maps() {
    print(STAFF.stream().collect(Collectors.toMap(Employee::name, Employee::salary)));
    print(STAFF.stream().collect(Collectors.toMap(e -> e.dept().name(), Employee::salary, Integer::sum)));
    print(STAFF.stream().collect(Collectors.toMap(Employee::salary, Employee::name, (a, b) -> a + "&" + b,
        LinkedHashMap::new)));
    print(Stream.of("x", "yy").collect(Collectors.toMap(Function.identity(), String::length)));
    try {
      STAFF.stream().collect(Collectors.toMap(e -> e.dept().name(), Employee::name));
    } catch (IllegalStateException e) {
      print(e.getMessage());
    }
    try {
      Stream.of("k").collect(Collectors.toMap(k -> k, k -> null));
    } catch (NullPointerException e) {
      print("no null values");
    }
    print(new TreeMap<>(IntStream.range(0, 5).boxed().collect(Collectors.toConcurrentMap(i -> "k" + i, i -> i * i))));
  }

  static void teeing() {
    print(Stream.of(3, 9, 4).collect(Collectors.teeing(Collectors.counting(), Collectors.summingInt(i -> i),
        (n, sum) -> sum + "/" + n)));
    record Range(int low, int high) {}
    print(Stream.of(3, 9, 4, -2).collect(Collectors.teeing(Collectors.minBy(Integer::compare),
        Collectors.maxBy(Integer::compare), (a, b) -> new Range(a.get(), b.get()))));
    Map.Entry<String, Long> both =
        STAFF.stream().map(Employee::name)
        .collect(Collectors.teeing(Collectors.joining(), Collectors.counting(), Map::entry));
    print(both);
  }

  static void print(Object value) {
    System.out.println(value);
  }

  public static void main(String[] args) {
    grouping();
    partitioning();
    maps();
    teeing();
    Map<String, Set<String>> inverted = new TreeMap<>();
    STAFF.forEach(e -> e.skills().forEach(s -> inverted.computeIfAbsent(s, k -> new TreeSet<>()).add(e.name())));
    print(inverted);
    print(inverted.entrySet().stream()
        .sorted(Map.Entry.<String, Set<String>>comparingByValue(Comparator.comparing(Set::size)).reversed()
        .thenComparing(Map.Entry.comparingByKey()))
        .map(e -> e.getKey() + ":" + e.getValue().size()).collect(Collectors.toCollection(ArrayList::new)));
    print(STAFF.stream().map(Employee::salary).collect(Collectors.summarizingDouble(i -> i / 3.0)));
    print(STAFF.stream().collect(Collectors.averagingDouble(Employee::salary)) + " "
        + STAFF.stream().collect(Collectors.summingLong(Employee::salary)));
  }
}
