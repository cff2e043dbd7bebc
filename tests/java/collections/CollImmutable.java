import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** List.of, Set.of, Map.of and copyOf in all sizes: lookup, rejection of nulls and duplicates, immutability. */
public class CollImmutable {
  static void fails(String what, Runnable action) {
    try {
      action.run();
      System.out.println(what + ": no failure");
    } catch (RuntimeException e) {
      System.out.println(what + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
    }
  }

  static void lists() {
    List<List<Integer>> sizes = List.of(List.of(), List.of(1), List.of(1, 2), List.of(1, 2, 3),
        List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12));
    for (List<Integer> l : sizes) {
      System.out.println(l + " " + l.size() + " " + l.contains(2) + " " + l.indexOf(3) + " " + l.lastIndexOf(9) + " "
          + l.hashCode() + " "
          + l.equals(new ArrayList<>(l)) + " " + new ArrayList<>(l).equals(l) + " " + Arrays.toString(l.toArray()));
    }
    List<Integer> list = sizes.get(4);
    System.out.println(list.subList(3, 7) + " " + list.subList(3, 7).contains(4) + " "
        + list.subList(3, 7).subList(1, 2) + " "
        + (List.copyOf(list) == list) + " " + list.stream().mapToInt(i -> i).sum());
    fails("add", () -> list.add(1));
    fails("remove", () -> list.remove(0));
    fails("sort", () -> list.sort(null));
    fails("subList.clear", () -> list.subList(0, 2).clear());
    fails("iterator.remove", () -> list.iterator().remove());
    fails("get", () -> list.get(12));
    fails("get of two", () -> sizes.get(2).get(2));
    fails("contains null", () -> list.contains(null));
    fails("null element", () -> List.of(1, null));
    fails("copy with null", () -> List.copyOf(Arrays.asList("a", null)));
    List<String> fromStream = IntStream.range(0, 3).mapToObj(i -> i == 1 ? null : "s" + i).toList();
    System.out.println(fromStream + " " + fromStream.contains(null));
    fails("stream list", () -> fromStream.add("x"));
  }

  static void sets() {
    Set<String> set = Set.of("delta", "alpha", "charlie", "bravo", "echo");
    System.out.println(new TreeSet<>(set) + " " + set.size() + " " + set.contains("bravo") + " " + set.contains("zulu")
        + " " + set.hashCode() + " "
        + set.equals(new TreeSet<>(set)) + " " + Set.of().isEmpty() + " " + Set.of(7) + " "
        + new TreeSet<>(Set.of(8, 7)));
    int sum = 0;
    Set<Integer> numbers = Set.of(IntStream.range(0, 40).boxed().toArray(Integer[]::new));
    for (int i : numbers) sum += i;
    System.out.println(sum + " " + numbers.size() + " " + numbers.containsAll(List.of(0, 39)) + " "
        + numbers.contains(40));
    fails("duplicate", () -> Set.of("a", "b", "a"));
    fails("pair duplicate", () -> Set.of(1, 1));
    fails("set null", () -> Set.of("a", null));
    fails("set add", () -> set.add("x"));
    fails("set contains null", () -> set.contains(null));
    fails("set removeAll", () -> set.removeAll(List.of("alpha")));
    System.out.println(new TreeSet<>(Set.copyOf(List.of(3, 1, 3, 2))) + " " + (Set.copyOf(set) == set));
  }

  static void maps() {
    Map<String, Integer> map = Map.of("one", 1, "two", 2, "three", 3);
    System.out.println(new TreeMap<>(map) + " " + map.get("two") + " " + map.get("four") + " "
        + map.getOrDefault("four", 4) + " " + map.size() + " "
        + map.containsValue(3) + " " + map.hashCode() + " " + map.equals(new HashMap<>(map)) + " " + Map.of("k", "v")
        + " " + Map.of());
    Map<Integer, String> many = Map.ofEntries(IntStream.range(0, 30)
        .mapToObj(i -> Map.entry(i, "n" + i)).<Map.Entry<Integer, String>>toArray(Map.Entry[]::new));
    System.out.println(many.size() + " " + many.get(17) + " " + many.get(30) + " " + new TreeMap<>(many).headMap(4));
    fails("map put", () -> map.put("x", 1));
    fails("map duplicate", () -> Map.of("a", 1, "a", 2));
    fails("map null value", () -> Map.of("a", null));
    fails("entry null", () -> Map.entry(null, 1));
    fails("map computeIfAbsent", () -> map.computeIfAbsent("zz", k -> 1));
    fails("map entry setValue", () -> map.entrySet().iterator().next().setValue(5));
    fails("map values clear", () -> map.values().clear());
    fails("map get null", () -> map.get(null));
    System.out.println((Map.copyOf(map) == map) + " " + new TreeMap<>(Map.copyOf(new HashMap<>(Map.of(1, 2)))));
  }

  public static void main(String[] args) {
    lists();
    sets();
    maps();
    Collection<Integer> collected = IntStream.range(0, 4).boxed().collect(Collectors.toUnmodifiableList());
    fails("collected", () -> collected.clear());
    Map<Boolean, String> unmodifiable =
        IntStream.range(0, 2).boxed().collect(Collectors.toUnmodifiableMap(i -> i == 0, i -> "v" + i));
    System.out.println(collected + " " + unmodifiable.get(true) + unmodifiable.get(false));
  }
}
