import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Bad hash codes: long chains become trees (comparable keys or not), shrink back, and survive resizes. */
public class CollHashCollisions {
  /** All keys in few buckets, and comparable, so that a tree of them is ordered by value. */
  record Comparable7(int value) implements Comparable<Comparable7> {
    static int comparisons;

    @Override
    public int hashCode() {
      return value % 7;
    }

    @Override
    public int compareTo(Comparable7 other) {
      comparisons++;
      return Integer.compare(value, other.value);
    }
  }

  /** Distinguishable only by equals: a tree of these falls back to identity for balance, never for the answer. */
  static final class Opaque {
    static int equalsCalls;
    final String name;

    Opaque(String name) {
      this.name = name;
    }

    @Override
    public int hashCode() {
      return 42;
    }

    @Override
    public boolean equals(Object o) {
      equalsCalls++;
      return o instanceof Opaque && ((Opaque) o).name.equals(name);
    }
  }

  static void trees() {
    Map<Comparable7, Integer> map = new HashMap<>();
    for (int i = 0; i < 300; i++) map.put(new Comparable7(i * 31 % 300), i);
    int found = 0;
    for (int i = -50; i < 400; i++) {
      if (map.containsKey(new Comparable7(i))) found++;
    }
    System.out.println(map.size() + " " + found + " " + (Comparable7.comparisons > 0));
    for (int i = 0; i < 300; i++) {
      if (i % 13 != 0) map.remove(new Comparable7(i));
    }
    List<Integer> left = new ArrayList<>();
    for (Comparable7 k : map.keySet()) left.add(k.value());
    left.sort(null);
    System.out.println(left);
    map.merge(new Comparable7(13), 1000, Integer::sum);
    map.compute(new Comparable7(26), (k, v) -> null);
    map.computeIfAbsent(new Comparable7(27), Comparable7::value);
    System.out.println(map.get(new Comparable7(13)) + " " + map.get(new Comparable7(26)) + " "
        + map.get(new Comparable7(27)));
  }

  static void opaque() {
    Map<Opaque, String> map = new HashMap<>();
    for (int i = 0; i < 60; i++) map.put(new Opaque("n" + i), "v" + i);
    for (int i = 0; i < 60; i += 2) map.put(new Opaque("n" + i), "w" + i);
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < 64; i += 7) out.append(map.get(new Opaque("n" + i))).append(' ');
    System.out.println(map.size() + " " + out + (Opaque.equalsCalls > 60));
    for (int i = 0; i < 55; i++) map.remove(new Opaque("n" + i));
    List<String> left = new ArrayList<>(map.values());
    left.sort(null);
    System.out.println(left);
  }

  static void strings() {
    // "Aa" and "BB" have the same hash code, and so have all words made of them.
    List<String> words = new ArrayList<>(List.of(""));
    for (int round = 0; round < 6; round++) {
      List<String> longer = new ArrayList<>();
      for (String w : words) {
        longer.add(w + "Aa");
        longer.add(w + "BB");
      }
      words = longer;
    }
    HashSet<Integer> hashes = new HashSet<>();
    HashMap<String, Integer> map = new HashMap<>();
    for (String w : words) {
      hashes.add(w.hashCode());
      map.put(w, map.size());
    }
    System.out.println(words.size() + " words, hashes " + hashes);
    long check = 0;
    for (Map.Entry<String, Integer> e : map.entrySet()) check = check * 31 + e.getValue() + e.getKey().indexOf('B');
    System.out.println("iteration " + check + " first " + map.keySet().iterator().next());
    map.keySet().removeIf(w -> w.startsWith("Aa"));
    System.out.println(map.size() + " " + map.get("BBBBBBBBBBBB") + " " + map.get("AaAaAaAaAaAa"));
    LinkedHashMap<String, Integer> linked = new LinkedHashMap<>(map);
    linked.keySet().removeIf(w -> w.endsWith("BB"));
    System.out.println(linked.keySet());
  }

  static void resize() {
    // Keys that collide in a small table and part when it grows.
    HashMap<Integer, Integer> map = new HashMap<>(16);
    for (int i = 0; i < 12; i++) map.put(i * 64, i);
    System.out.println(map);
    for (int i = 0; i < 40; i++) map.put(i * 64 + 1, i);
    System.out.println(map);
    map.keySet().removeIf(k -> k > 300);
    System.out.println(map);
    HashMap<Double, String> doubles = new HashMap<>();
    for (double d : new double[] {0.0, -0.0, Double.NaN, 0.0 / 0.0, 1e300, -1.5}) doubles.put(d, "d" + d);
    System.out.println(doubles.size() + " " + doubles.get(Double.NaN) + " " + doubles.get(-0.0));
    HashMap<Long, String> longs = new HashMap<>();
    for (long l = 1; l != 0; l <<= 9) longs.put(l, Long.toHexString(l));
    System.out.println(longs);
  }

  public static void main(String[] args) {
    trees();
    opaque();
    strings();
    resize();
  }
}
