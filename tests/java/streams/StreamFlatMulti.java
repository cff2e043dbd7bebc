// stress: yes
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** One element to many: flatMap and mapMulti over nested data, products, trees, permutations. */
public class StreamFlatMulti {
  record Tree(int value, List<Tree> children) {
    static Tree of(int value, Tree... children) {
      return new Tree(value, List.of(children));
    }

    Stream<Tree> walk() {
      return Stream.concat(Stream.of(this), children.stream().flatMap(Tree::walk));
    }

    Stream<String> paths() {
      return children.isEmpty() ? Stream.of("" + value)
          : children.stream().flatMap(Tree::paths).map(p -> value + "/" + p);
    }
  }

  static Stream<List<Integer>> permutations(List<Integer> items) {
    if (items.isEmpty()) return Stream.of(List.of());
    return IntStream.range(0, items.size()).boxed().flatMap(i -> {
      List<Integer> rest = new ArrayList<>(items);
      Integer head = rest.remove((int) i);
      return permutations(rest).map(tail -> Stream.concat(Stream.of(head), tail.stream()).toList());
    });
  }

  static void flatten(Object value, Consumer<Object> sink) {
    if (value instanceof Iterable<?> many) {
      for (Object o : many) flatten(o, sink);
    } else if (value != null) {
      sink.accept(value);
    }
  }

  static void print(Object value) {
    System.out.println(value);
  }

  public static void main(String[] args) {
    List<List<Integer>> nested = List.of(List.of(1, 2), List.of(), List.of(3), List.of(4, 5, 6));
    print(nested.stream().flatMap(List::stream).toList() + " " + nested.stream().mapToInt(List::size).sum() + " "
        + nested.stream().flatMapToInt(l -> l.stream().mapToInt(i -> i)).sum());
    print(nested.stream().<Integer>mapMulti((list, sink) -> list.forEach(i -> {
      if (i % 2 == 1) sink.accept(i * 100);
    })).toList());
    print(Stream.of(1, List.of(2, List.of(3, List.of(4))), List.of()).mapMulti(StreamFlatMulti::flatten).toList());
    print(Stream.of("a-b", "c", "d-e-f").map(s -> s.split("-")).flatMap(Arrays::stream).collect(Collectors.joining()));
    print(Stream.of(1, 2, 3).flatMap(i -> i == 2 ? null : Stream.of(i, -i)).toList());
    print(IntStream.rangeClosed(1, 4).boxed().flatMap(a -> IntStream.rangeClosed(a, 20).boxed().flatMap(b -> {
      int c = (int) Math.sqrt(a * a + b * b);
      return c * c == a * a + b * b ? Stream.of(a + "," + b + "," + c) : Stream.empty();
    })).toList());
    print(Stream.of('x', 'y').flatMap(c -> Stream.of(1, 2, 3).map(i -> "" + c + i)).toList());
    Tree tree = Tree.of(1, Tree.of(2, Tree.of(4), Tree.of(5, Tree.of(6))), Tree.of(3));
    print(tree.walk().map(Tree::value).toList() + " " + tree.paths().toList() + " "
        + tree.walk().filter(t -> t.children().isEmpty()).count());
    print(permutations(List.of(1, 2, 3)).map(p -> p.stream().map(String::valueOf).collect(Collectors.joining()))
        .toList());
    print(permutations(List.of(1, 2, 3, 4, 5)).filter(p -> IntStream.range(0, 5).noneMatch(i -> p.get(i) == i + 1))
        .count() + " derangements");
    Map<String, List<String>> graph =
        new TreeMap<>(Map.of("a", List.of("b", "c"), "b", List.of("c"), "c", List.of("a")));
    print(graph.entrySet().stream().flatMap(e -> e.getValue().stream().map(to -> e.getKey() + ">" + to)).toList());
    TreeMap<String, List<String>> reversed =
        graph.entrySet().stream().<Map.Entry<String, String>>mapMulti((e, sink) -> e.getValue()
        .forEach(v -> sink.accept(Map.entry(v, e.getKey()))))
        .collect(Collectors.groupingBy(Map.Entry::getKey, TreeMap::new,
        Collectors.mapping(Map.Entry::getValue, Collectors.toList())));
    print(reversed);
    print(Stream.of("to be", "or not", "to be").flatMap(s -> Stream.of(s.split(" ")))
        .collect(Collectors.groupingBy(w -> w, TreeMap::new, Collectors.counting())));
    print(Stream.of(1, 2).flatMapToLong(i -> java.util.stream.LongStream.of(i, 1L << 33)).sum() + " "
        + Stream.of(1, 2).flatMapToDouble(i -> java.util.stream.DoubleStream.of(i / 2.0)).sum() + " "
        + Stream.of(1, 2).mapMultiToInt((i, s) -> s.accept(i * 7)).sum());
    List<Integer> matrix = IntStream.range(0, 3).mapToObj(r -> IntStream.range(0, 3).map(c -> r * 3 + c).boxed())
        .flatMap(s -> s).toList();
    print(matrix + " " + IntStream.range(0, 3)
        .mapToObj(c -> IntStream.range(0, 3).mapToObj(r -> matrix.get(r * 3 + c)).toList()).toList());
  }
}
