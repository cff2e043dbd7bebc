// jdk: 21+
// Both ends of sets, and collections made of maps.
import java.util.*;

public class SequencedSets {
  public static void main(String[] args) {
    LinkedHashSet<Integer> set = new LinkedHashSet<>(List.of(1, 2, 3));
    set.addFirst(3);
    set.addLast(1);
    System.out.println(set + " " + set.reversed() + " " + set.getFirst() + " " + set.removeLast());
    SequencedSet<Integer> back = set.reversed();
    back.addFirst(9);
    back.retainAll(Set.of(9, 3));
    System.out.println(set + " " + back.contains(9) + " " + Arrays.toString(back.toArray()));
    NavigableSet<String> tree = new TreeSet<>(List.of("p", "q", "r"));
    System.out.println(tree.reversed() + " " + tree.reversed().headSet("q") + " " + tree.getLast() + " " + tree.removeFirst());
    try {
      tree.addFirst("a");
    } catch (UnsupportedOperationException e) {
      System.out.println("sorted");
    }
    SequencedSet<String> ofMap = Collections.newSequencedSetFromMap(new LinkedHashMap<>());
    ofMap.add("one");
    ofMap.addFirst("zero");
    System.out.println(ofMap + " " + Collections.unmodifiableSequencedSet(ofMap).reversed());
    SequencedCollection<String> any = ofMap;
    System.out.println(any.reversed().getFirst());
  }
}
