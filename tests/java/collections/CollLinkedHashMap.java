// stress: yes
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/** LinkedHashMap: insertion order, access order, eviction of the eldest, and the set built on it. */
public class CollLinkedHashMap {
  static final class Lru<K, V> extends LinkedHashMap<K, V> {
    private static final long serialVersionUID = 1;
    final int limit;
    final List<K> evicted = new ArrayList<>();

    Lru(int limit) {
      super(16, 0.75f, true);
      this.limit = limit;
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
      boolean full = size() > limit;
      if (full) evicted.add(eldest.getKey());
      return full;
    }
  }

  static void insertionOrder() {
    Map<String, Integer> map = new LinkedHashMap<>();
    for (String s : "the quick brown fox jumps over the lazy dog".split(" ")) map.merge(s, 1, Integer::sum);
    System.out.println(map);
    map.put("quick", 99);
    map.remove("brown");
    map.put("brown", 0);
    map.putIfAbsent("cat", -1);
    System.out.println(map);
    for (Iterator<String> it = map.keySet().iterator(); it.hasNext();) {
      if (it.next().length() == 3) it.remove();
    }
    System.out.println(map + " " + map.values());
    map.replaceAll((k, v) -> v + k.length());
    System.out.println(map.entrySet() + " " + map.containsValue(8));
    for (int i = 0; i < 40; i++) map.put("n" + i * 7 % 40, i);
    System.out.println(new ArrayList<>(map.keySet()).subList(0, 20));
  }

  static void accessOrder() {
    Map<String, Integer> map = new LinkedHashMap<>(8, 0.75f, true);
    for (char c = 'a'; c <= 'h'; c++) map.put("" + c, (int) c);
    map.get("c");
    map.get("zz");
    map.getOrDefault("a", 0);
    map.containsKey("b");
    map.put("e", 1);
    map.putIfAbsent("d", 5);
    map.computeIfPresent("f", (k, v) -> v + 1);
    map.merge("b", 3, Integer::sum);
    System.out.println(map);
    map.replace("h", 0);
    map.compute("g", (k, v) -> v);
    System.out.println(map.keySet());
    try {
      for (String k : map.keySet()) map.get(k);
    } catch (java.util.ConcurrentModificationException e) {
      System.out.println("a get is a change in access order");
    }
  }

  static void lru() {
    Lru<Integer, String> cache = new Lru<>(4);
    int hits = 0;
    for (int i = 0; i < 60; i++) {
      int key = i * i % 11;
      if (cache.get(key) != null) hits++;
      else cache.put(key, "p" + i);
    }
    System.out.println(hits + " hits " + cache + " evicted " + cache.evicted);
    cache.computeIfAbsent(77, k -> "computed");
    cache.merge(78, "merged", String::concat);
    System.out.println(cache);
  }

  public static void main(String[] args) {
    insertionOrder();
    accessOrder();
    lru();
    LinkedHashSet<Object> set = new LinkedHashSet<>(List.of("z", 1, 'c', 2.5, "a", 7L));
    set.add("z");
    set.remove('c');
    set.add('c');
    System.out.println(set + " " + set.contains(7) + " " + set.contains(7L) + " " + set.hashCode());
    Map<String, Integer> left = new LinkedHashMap<>();
    left.put("x", 1);
    left.put("y", 2);
    Map<String, Integer> right = new LinkedHashMap<>();
    right.put("y", 2);
    right.put("x", 1);
    System.out.println(left.equals(right) + " " + (left.hashCode() == right.hashCode()) + " " + left + right);
    Map<String, Object> self = new LinkedHashMap<>();
    self.put("me", self);
    self.put("n", null);
    System.out.println(self);
  }
}
