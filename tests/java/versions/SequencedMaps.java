// jdk: 21+
// Both ends of maps, and their reversed and sequenced views.
import java.util.*;

public class SequencedMaps {
  public static void main(String[] args) {
    SequencedMap<String, Integer> map = new LinkedHashMap<>();
    map.put("b", 2);
    map.put("c", 3);
    map.putFirst("a", 1);
    map.putLast("b", 22);
    System.out.println(map + " " + map.reversed() + " " + map.firstEntry() + " " + map.lastEntry());
    SequencedMap<String, Integer> back = map.reversed();
    back.put("z", 26);
    System.out.println(map + " " + back.sequencedKeySet() + " " + back.sequencedValues().reversed() + " " + map.sequencedEntrySet().getLast());
    System.out.println(map.pollFirstEntry() + " " + back.pollFirstEntry() + " " + map);
    map.sequencedKeySet().removeLast();
    System.out.println(map + " " + map.sequencedKeySet().reversed());
    SequencedMap<Integer, String> tree = new TreeMap<>(Map.of(1, "x", 2, "y", 3, "z"));
    System.out.println(tree.reversed() + " " + tree.firstEntry() + " " + tree.reversed().firstEntry());
    try {
      tree.putFirst(0, "w");
    } catch (UnsupportedOperationException e) {
      System.out.println("sorted: " + e.getMessage());
    }
    LinkedHashMap<Integer, Integer> byAccess = new LinkedHashMap<>(16, 0.75f, true);
    for (int i = 0; i < 4; ++i) byAccess.put(i, i);
    byAccess.get(1);
    System.out.println(byAccess.reversed() + " " + byAccess.lastEntry());
    SequencedMap<String, Integer> fixed = Collections.unmodifiableSequencedMap(map);
    try {
      fixed.pollFirstEntry();
    } catch (UnsupportedOperationException e) {
      System.out.println("unmodifiable " + fixed.reversed());
    }
  }
}
