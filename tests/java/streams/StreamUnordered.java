import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Set-like pipelines: distinct by equality, hash order of sets of strings, unions, sorted and unordered sources. */
public class StreamUnordered {
  record Point(int x, int y) implements Comparable<Point> {
    @Override
    public int compareTo(Point o) {
      return x != o.x ? Integer.compare(x, o.x) : Integer.compare(y, o.y);
    }

    Stream<Point> neighbours() {
      return IntStream.rangeClosed(-1, 1).boxed()
          .flatMap(dx -> IntStream.rangeClosed(-1, 1).filter(dy -> dx != 0 || dy != 0)
          .mapToObj(dy -> new Point(x + dx, y + dy)));
    }
  }

  static Set<Point> generation(Set<Point> alive) {
    return alive.stream().flatMap(Point::neighbours).collect(Collectors.groupingBy(p -> p, Collectors.counting()))
        .entrySet().stream()
        .filter(e -> e.getValue() == 3 || e.getValue() == 2 && alive.contains(e.getKey()))
        .map(java.util.Map.Entry::getKey).collect(Collectors.toCollection(TreeSet::new));
  }

  static <T> Set<T> symmetricDifference(Collection<T> a, Collection<T> b) {
    return Stream.concat(a.stream(), b.stream()).filter(t -> a.contains(t) != b.contains(t))
        .collect(Collectors.toSet());
  }

  static void print(Object value) {
    System.out.println(value);
  }

  public static void main(String[] args) {
    print(Stream.of("b", "a", "B", "b", "c", "a").distinct().toList() + " "
        + Stream.of("zeta", "eta", "theta").collect(Collectors.toSet()));
    print(Stream.of(new Point(1, 2), new Point(1, 2), new Point(2, 1)).distinct().count() + " "
        + Stream.of(1, 1.0, 1L, '1').distinct().count() + " "
        + Stream.of(null, "x", null).distinct().toList());
    print(new TreeSet<>(symmetricDifference(List.of(1, 2, 3, 4), List.of(3, 4, 5))));
    Set<Point> glider = new TreeSet<>(List.of(new Point(1, 0), new Point(2, 1), new Point(0, 2), new Point(1, 2),
        new Point(2, 2)));
    for (int i = 0; i < 4; i++) {
      glider = generation(glider);
      print(glider.stream().map(p -> p.x() + "," + p.y()).collect(Collectors.joining(" ")));
    }
    print(Stream.of(3, 1, 2).collect(Collectors.toCollection(() -> new TreeSet<>(Collections.reverseOrder()))));
    print(new HashSet<>(List.of(20, 3, 17, 100)).stream().map(i -> i + 1).toList() + " "
        + new TreeSet<>(List.of(5, 4)).stream().sorted().toList());
    print(IntStream.range(0, 10).boxed().collect(Collectors.toSet()).stream().unordered().filter(i -> i > 5).count()
        + " "
        + IntStream.range(0, 100).unordered().parallel().distinct().count() + " "
        + Stream.of(1, 2, 3).unordered().limit(2).count());
    print(Stream.of(new int[] {1}, new int[] {1}).distinct().count() + " "
        + Stream.of(List.of(1), Arrays.asList(1)).distinct().count());
    print(Stream.of("x", "y", "x").collect(Collectors.collectingAndThen(Collectors.toUnmodifiableSet(), Set::size)));
    print(Stream.of(5, 3, 5, 1, 3).sorted().distinct().toList() + " "
        + Stream.of(5, 3, 5, 1, 3).distinct().sorted().toList() + " "
        + new TreeSet<>(List.of(9, 7, 8)).stream().distinct().toList());
    try {
      Stream.of(new Object(), new Object()).sorted().toList();
    } catch (ClassCastException e) {
      print("not comparable");
    }
    print(Collections.frequency(Stream.of(1, 2, 1).toList(), 1) + " "
        + Stream.of("a", "b").anyMatch(Set.of("b", "c")::contains) + " "
        + Stream.of(1, 2, 3, 4).filter(Set.of(2, 4, 6)::contains).toList());
  }
}
