// stress: yes
import java.util.Comparator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;

/** TreeMap: navigation, bounded and descending views, the red-black tree under random inserts and deletes. */
public class CollTreeMap {
  static void navigation() {
    TreeMap<Integer, String> map = new TreeMap<>();
    for (int i = 10; i <= 100; i += 10) map.put(i, "v" + i);
    for (int probe : new int[] {5, 10, 55, 100, 105}) {
      System.out.println(probe + ": floor " + map.floorKey(probe) + " lower " + map.lowerKey(probe) + " ceiling "
          + map.ceilingKey(probe)
          + " higher " + map.higherKey(probe) + " " + map.floorEntry(probe) + " " + map.higherEntry(probe));
    }
    System.out.println(map.firstEntry() + " " + map.lastEntry() + " " + map.pollFirstEntry() + " " + map.pollLastEntry()
        + " " + map.size());
    System.out.println(map.headMap(40) + " " + map.headMap(40, true) + " " + map.tailMap(80) + " "
        + map.tailMap(80, false));
    System.out.println(map.subMap(30, 60) + " " + map.subMap(30, false, 60, true) + " " + map.descendingMap());
    try {
      map.firstEntry().setValue("no");
    } catch (UnsupportedOperationException e) {
      System.out.println("snapshot entries cannot be changed");
    }
    Map.Entry<Integer, String> live = map.entrySet().iterator().next();
    live.setValue("changed");
    System.out.println(map.get(20));
  }

  static void views() {
    TreeMap<String, Integer> map = new TreeMap<>();
    for (String s : "delta alpha echo bravo golf charlie foxtrot".split(" ")) map.put(s, s.length());
    NavigableMap<String, Integer> view = map.subMap("bravo", true, "foxtrot", false);
    System.out.println(view + " " + view.size() + " " + view.firstKey() + " " + view.lastKey() + " "
        + view.headMap("delta"));
    view.put("dog", 3);
    view.remove("charlie");
    map.put("cat", 33);
    System.out.println(view + " " + view.descendingMap() + " " + view.descendingKeySet() + " " + view.higherKey("zulu")
        + " "
        + view.ceilingKey("a") + " " + view.pollFirstEntry());
    for (String key : new String[] {"zebra", "foxtrot"}) {
      try {
        view.put(key, 0);
      } catch (IllegalArgumentException e) {
        System.out.println(e.getMessage());
      }
    }
    try {
      view.subMap("a", "c");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    try {
      map.subMap("x", "b");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    view.descendingMap().headMap("dog").clear();
    System.out.println(map + " " + map.navigableKeySet().headSet("d") + " " + map.values());
    view.clear();
    System.out.println(map);
  }

  static void comparators() {
    TreeMap<String, Integer> ignoring = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    for (String s : new String[] {"One", "ONE", "two", "Two", "three"}) ignoring.merge(s, 1, Integer::sum);
    System.out.println(ignoring + " " + ignoring.containsKey("THREE"));
    TreeMap<String, Integer> reversed = new TreeMap<>(Comparator.<String>reverseOrder());
    reversed.putAll(ignoring);
    SortedMap<String, Integer> head = reversed.headMap("three");
    System.out.println(reversed + " " + head + " " + (reversed.comparator() == Comparator.reverseOrder()));
    TreeMap<String, Integer> nulls = new TreeMap<>(Comparator.nullsLast(Comparator.naturalOrder()));
    nulls.put(null, 0);
    nulls.put("m", 1);
    System.out.println(nulls + " " + nulls.firstKey() + " " + nulls.ceilingKey("z"));
    try {
      new TreeMap<String, Integer>().put(null, 1);
    } catch (NullPointerException e) {
      System.out.println("natural order takes no null");
    }
    try {
      new TreeMap<Object, Integer>().put(new Object(), 1);
    } catch (ClassCastException e) {
      System.out.println(e.getMessage()
          .startsWith("class java.lang.Object cannot be cast to class java.lang.Comparable"));
    }
  }

  static void randomEdits() {
    TreeMap<Integer, Integer> map = new TreeMap<>();
    boolean[] present = new boolean[200];
    Random random = new Random(7);
    int count = 0;
    for (int step = 0; step < 1500; step++) {
      int key = random.nextInt(200);
      if (random.nextInt(3) > 0) {
        if ((map.put(key, step) == null) != !present[key]) throw new AssertionError("put " + key);
        if (!present[key]) count++;
        present[key] = true;
      } else {
        if ((map.remove(key) != null) != present[key]) throw new AssertionError("remove " + key);
        if (present[key]) count--;
        present[key] = false;
      }
    }
    long check = 0;
    int previous = -1;
    for (Map.Entry<Integer, Integer> e : map.entrySet()) {
      if (e.getKey() <= previous || !present[e.getKey()]) throw new AssertionError("order");
      previous = e.getKey();
      check = check * 31 + e.getValue();
    }
    System.out.println(map.size() + " = " + count + " check " + check);
    TreeMap<Integer, Integer> built = new TreeMap<>(map.subMap(50, 70));
    System.out.println(built + " " + built.equals(map.subMap(50, 70)) + " " + built.hashCode());
    System.out.println(built.compute(50, (k, v) -> v == null ? 1 : null) + " " + built.merge(69, 5, (a, b) -> null)
        + " "
        + built.putIfAbsent(1000, 1) + " " + built.lastKey() + " " + built.computeIfAbsent(-5, k -> k * 2) + " "
        + built.firstEntry());
  }

  public static void main(String[] args) {
    navigation();
    views();
    comparators();
    randomEdits();
  }
}
