// jdk: 21+
// Maps and sets made for a number of elements.
import java.util.*;

public class SizedMaps {
  public static void main(String[] args) {
    Map<Integer, Integer> map = HashMap.newHashMap(100);
    LinkedHashMap<Integer, Integer> linked = LinkedHashMap.newLinkedHashMap(3);
    Set<String> set = HashSet.newHashSet(4);
    LinkedHashSet<String> ordered = LinkedHashSet.newLinkedHashSet(4);
    WeakHashMap<Integer, Integer> weak = WeakHashMap.newWeakHashMap(5);
    for (int i = 0; i < 100; ++i) map.merge(i % 30, i, Integer::sum);
    for (int i = 5; i > 0; --i) linked.put(i, i * i);
    Collections.addAll(set, "a", "b", "c", "a");
    Collections.addAll(ordered, "z", "y", "z");
    weak.put(1, 2);
    System.out.println(map.size() + " " + map.get(29) + " " + linked + " " + set + " " + ordered + " " + weak);
    try {
      HashMap.newHashMap(-1);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
