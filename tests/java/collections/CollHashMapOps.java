// stress: yes
import java.util.AbstractMap;
import java.util.Arrays;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** HashMap: iteration order of integers and strings over resizes, the default methods of Map, views, null keys. */
public class CollHashMapOps {
  static void order() {
    Map<Integer, String> map = new HashMap<>();
    for (int i = 0; i < 14; i++) map.put(i * 37 % 101, "v" + i);
    System.out.println(map);
    for (int i = 0; i < 14; i += 2) map.remove(i * 37 % 101);
    System.out.println(map.keySet() + " " + map.values());
    Map<String, Integer> words = new HashMap<>(2, 0.5f);
    for (String w : "it was the best of times it was the worst of times".split(" ")) words.merge(w, 1, Integer::sum);
    System.out.println(words + " " + words.hashCode());
  }

  static void defaults() {
    Map<String, Integer> map = new HashMap<>(Map.of("a", 1));
    System.out.println(map.putIfAbsent("a", 9) + " " + map.putIfAbsent("b", 2) + " " + map.getOrDefault("z", -1));
    System.out.println(map.computeIfAbsent("c", String::length) + " " + map.computeIfAbsent("c", k -> 77) + " "
        + map.computeIfAbsent("none", k -> null) + " " + map.containsKey("none"));
    System.out.println(map.computeIfPresent("a", (k, v) -> v + 10) + " " + map.computeIfPresent("q", (k, v) -> 5) + " "
        + map.computeIfPresent("b", (k, v) -> null) + " " + map);
    System.out.println(map.compute("a", (k, v) -> v == null ? 0 : v * 2) + " "
        + map.compute("n", (k, v) -> v == null ? 0 : 1) + " "
        + map.compute("n", (k, v) -> null) + " " + map);
    System.out.println(map.merge("a", 1, Integer::sum) + " " + map.merge("m", 5, Integer::sum) + " "
        + map.merge("m", 5, (x, y) -> null));
    System.out.println(map.replace("a", 3) + " " + map.replace("zz", 3) + " " + map.replace("a", 4, 5) + " "
        + map.replace("a", 3, 6));
    System.out.println(map.remove("a", 1) + " " + map.remove("a", 6) + " " + map);
    map.putAll(new TreeMap<>(Map.of("x", 24, "y", 25)));
    map.replaceAll((k, v) -> v + k.charAt(0));
    System.out.println(map);
    StringBuilder out = new StringBuilder();
    map.forEach((k, v) -> out.append(k).append(v).append(' '));
    System.out.println(out);
    try {
      map.computeIfAbsent("grow", k -> {
        for (int i = 0; i < 50; i++) map.put("k" + i, i);
        return 1;
      });
    } catch (ConcurrentModificationException e) {
      System.out.println("changed while computing, size " + map.size());
    }
  }

  static void nulls() {
    Map<String, String> map = new HashMap<>();
    map.put(null, "nothing");
    map.put("k", null);
    System.out.println(map + " " + map.get(null) + " " + map.containsValue(null) + " " + map.containsKey("k") + " "
        + map.get("j"));
    System.out.println(map.getOrDefault("k", "dflt") + " " + map.putIfAbsent("k", "now") + " " + map.get("k") + " "
        + map.remove(null));
    try {
      map.merge("k", null, (a, b) -> a);
    } catch (NullPointerException e) {
      System.out.println("merge with null");
    }
    System.out.println(map.computeIfAbsent(null, k -> "again") + " " + map);
  }

  static void views() {
    Map<Integer, Character> map = new HashMap<>();
    for (char c = 'a'; c < 'm'; c++) map.put((int) c % 7 * 16 + c, c);
    System.out.println(map);
    map.keySet().removeIf(k -> k % 2 == 0);
    map.values().remove('c');
    System.out.println(map);
    for (Map.Entry<Integer, Character> e : map.entrySet()) e.setValue(Character.toUpperCase(e.getValue()));
    System.out.println(map.entrySet());
    for (Iterator<Map.Entry<Integer, Character>> it = map.entrySet().iterator(); it.hasNext();) {
      if (it.next().getValue() > 'F') it.remove();
    }
    System.out.println(map + " " + map.entrySet().contains(new AbstractMap.SimpleEntry<>(149, 'E')) + " " + map.size());
    System.out.println(Arrays.toString(map.keySet().toArray(new Integer[0])) + map.values().stream().toList());
    try {
      map.keySet().add(1);
    } catch (UnsupportedOperationException e) {
      System.out.println("keys cannot be added " + e.getMessage());
    }
    map.entrySet().clear();
    System.out.println(map.isEmpty());
  }

  public static void main(String[] args) {
    order();
    defaults();
    nulls();
    views();
    Map<List<Integer>, String> byList = new HashMap<>();
    for (int i = 0; i < 5; i++) byList.put(List.of(i, i + 1), "pair" + i);
    System.out.println(byList + " " + byList.get(Arrays.asList(3, 4)));
    Map.Entry<String, Integer> entry = Map.entry("key", 5);
    System.out.println(entry + " " + entry.hashCode() + " "
        + entry.equals(new AbstractMap.SimpleImmutableEntry<>("key", 5)));
    Map<String, Integer> one = new HashMap<>(Map.of("p", 1, "q", 2));
    System.out.println(one.equals(new TreeMap<>(one)) + " " + ((HashMap<String, Integer>) one).clone());
    try {
      new HashMap<String, String>(-1);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
