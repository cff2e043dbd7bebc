// jdk: 21+
// Unmodifiable copies, their order at both ends, and what they refuse.
import java.util.*;
import java.util.stream.*;

public class CollectionCopies {
  public static void main(String[] args) {
    List<Integer> list = List.of(3, 1, 2);
    System.out.println(List.copyOf(list) == list ? "the same" : "a copy");
    System.out.println(list.reversed() + " " + list.reversed().getFirst() + " " + list.reversed().stream().sorted().toList() + " " + new ArrayList<>(list.reversed()));
    System.out.println(Collections.unmodifiableList(new ArrayList<>(list)).reversed().subList(0, 2));
    System.out.println(Arrays.asList(1, 2, 3).reversed() + " " + Collections.nCopies(2, "x").reversed() + " " + Collections.emptyList().reversed());
    Integer[] backing = {1, 2};
    Arrays.asList(backing).reversed().set(0, 9);
    System.out.println(backing[1]);
    PriorityQueue<Integer> queue = new PriorityQueue<>(Comparator.reverseOrder());
    queue.addAll(list);
    System.out.println(queue.poll() + " " + Stream.of(1, 2, 3, 4).collect(Collectors.partitioningBy(i -> i > 2)));
    for (Runnable r : new Runnable[] {() -> List.of(1, null), () -> Map.of(1, 2, 1, 3), () -> Set.of(1, 1), () -> list.reversed().clear()}) {
      try {
        r.run();
      } catch (RuntimeException e) {
        System.out.println(e);
      }
    }
  }
}
