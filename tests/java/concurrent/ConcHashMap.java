import java.util.ArrayList;
import java.util.Arrays;
import java.util.Enumeration;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** ConcurrentHashMap: atomic updates from several threads, its bulk operations, weak iteration, recursive updates. */
public class ConcHashMap {
  static void updates() throws InterruptedException {
    ConcurrentHashMap<Integer, Integer> sums = new ConcurrentHashMap<>();
    ConcurrentHashMap<Integer, List<Integer>> lists = new ConcurrentHashMap<>(4);
    AtomicInteger computed = new AtomicInteger();
    AtomicInteger won = new AtomicInteger();
    Thread[] threads = new Thread[3];
    for (int i = 0; i < 3; i++) {
      int me = i;
      (threads[i] = new Thread(() -> {
        for (int k = 0; k < 20; k++) {
          sums.merge(k % 5, k, Integer::sum);
          lists.computeIfAbsent(k % 7, x -> {
            computed.incrementAndGet();
            return new ArrayList<>();
          });
          lists.compute(k % 7, (x, l) -> {
            l.add(me);
            return l;
          });
          if (sums.putIfAbsent(100 + k, me) == null) won.incrementAndGet();
        }
      })).start();
    }
    for (Thread t : threads) t.join();
    TreeMap<Integer, Integer> sizes = new TreeMap<>();
    lists.forEach((k, l) -> sizes.put(k, l.size()));
    System.out.println(new TreeMap<>(sums).headMap(50) + " " + sizes + " computed " + computed + " won " + won);
  }

  static void bulk() {
    ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
    for (int i = 0; i < 40; i++) map.put("k" + i, i);
    AtomicInteger seen = new AtomicInteger();
    map.forEach(1, (k, v) -> seen.addAndGet(v));
    map.forEachValue(1, v -> v > 35 ? v : null, v -> seen.incrementAndGet());
    System.out.println(seen + " " + map.reduceValues(1, Integer::sum) + " "
        + map.reduceValuesToInt(1, v -> v * 2, 0, Math::max) + " "
        + map.reduceKeys(1, (a, b) -> a.compareTo(b) < 0 ? a : b) + " " + map.search(1, (k, v) -> v == 17 ? k : null)
        + " " + map.searchValues(1, v -> v > 100 ? v : null) + " "
        + map.reduce(4, (k, v) -> k.length() + v, Integer::sum) + " "
        + map.reduceEntriesToLong(1, e -> e.getValue(), 0, Long::sum) + " " + map.mappingCount());
    map.values().removeIf(v -> v % 3 != 0);
    map.replaceAll((k, v) -> v + k.length());
    System.out.println(new TreeMap<>(map) + " " + map.containsValue(2) + " " + map.contains(41));
  }

  static void details() {
    ConcurrentHashMap<Integer, String> map = new ConcurrentHashMap<>(16, 0.75f, 2);
    for (int i = 0; i < 20; i++) map.put(i * 16, "v" + i);
    System.out.println(map.get(32) + map.getOrDefault(33, "none") + map.remove(32) + map.remove(48, "no")
        + map.replace(48, "v3", "new") + map.replace(1, "x") + " " + map.size() + " " + map.keySet().hashCode());
    int visited = 0;
    for (Integer k : map.keySet()) {
      map.put(k + 100_000, "added");
      map.remove(k);
      if (++visited > 1000) break;
    }
    System.out.println("iteration survived " + (visited >= 19));
    map.clear();
    map.put(1, "one");
    Enumeration<String> elements = map.elements();
    Set<String> set = ConcurrentHashMap.newKeySet();
    set.addAll(Arrays.asList("x", "y", "x"));
    ConcurrentHashMap.KeySetView<Integer, String> view = map.keySet("default");
    view.add(2);
    System.out.println(elements.nextElement() + " " + new TreeSet<>(set) + " " + new TreeMap<>(map) + " "
        + map.keySet().contains(1));
    for (Runnable r : List.<Runnable>of(() -> map.put(null, ""), () -> map.put(1, null), () -> map.get(null))) {
      try {
        r.run();
      } catch (NullPointerException e) {
        System.out.print("null refused; ");
      }
    }
    try {
      map.computeIfAbsent(5, k -> map.computeIfAbsent(5, x -> "inner"));
      System.out.println("recursion accepted");
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(map.computeIfPresent(1, (k, v) -> null) + " " + map.merge(2, "+", String::concat) + " "
        + map.compute(3, (k, v) -> v + "!") + " " + new TreeMap<>(map));
  }

  /** Keys with one hash code: bins become trees, also while others read and write them. */
  record Bad(int n) implements Comparable<Bad> {
    @Override
    public int hashCode() {
      return n % 2;
    }

    @Override
    public int compareTo(Bad o) {
      return Integer.compare(n, o.n);
    }
  }

  static void collisions() throws InterruptedException {
    ConcurrentHashMap<Bad, Integer> map = new ConcurrentHashMap<>();
    Thread[] threads = new Thread[2];
    for (int i = 0; i < 2; i++) {
      int me = i;
      (threads[i] = new Thread(() -> {
        for (int k = 0; k < 40; k++) map.merge(new Bad(k), me + 1, Integer::sum);
        for (int k = me; k < 40; k += 4) map.remove(new Bad(k));
      })).start();
    }
    for (Thread t : threads) t.join();
    int sum = 0;
    for (int k = 2; k < 40; k += 4) sum += map.get(new Bad(k)) + map.get(new Bad(k + 1));
    System.out.println(sum + " " + (map.size() <= 40 && map.size() >= 20));
  }

  public static void main(String[] args) throws InterruptedException {
    updates();
    bulk();
    details();
    collisions();
  }
}
