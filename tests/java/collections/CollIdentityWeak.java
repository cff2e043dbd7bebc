import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.WeakHashMap;

/** IdentityHashMap compares with ==; WeakHashMap, whose keys are all held here, behaves as an ordinary map. */
public class CollIdentityWeak {
  /** Objects in the order of their discovery; shared ones are visited once, cycles end. */
  static final class Node {
    final String name;
    final List<Node> next = new ArrayList<>();

    Node(String name) {
      this.name = name;
    }
  }

  static int reachable(Node from, Set<Node> seen) {
    if (!seen.add(from)) return 0;
    int count = 1;
    for (Node n : from.next) count += reachable(n, seen);
    return count;
  }

  static Node copy(Node node, IdentityHashMap<Node, Node> copies) {
    Node known = copies.get(node);
    if (known != null) return known;
    Node made = new Node(node.name + "'");
    copies.put(node, made);
    for (Node n : node.next) made.next.add(copy(n, copies));
    return made;
  }

  static void identity() {
    String a = new String("key");
    String b = new String("key");
    IdentityHashMap<String, Integer> map = new IdentityHashMap<>();
    map.put(a, 1);
    map.put(b, 2);
    map.put(null, 3);
    System.out.println(map.size() + " " + map.get(a) + map.get(b) + map.get(null) + " " + map.get("key") + " "
        + map.containsKey(a.intern()));
    System.out.println(new HashMap<>(map).size() + " " + map.remove(a) + " " + map.containsKey(b) + " " + map.size());
    IdentityHashMap<Integer, String> boxes = new IdentityHashMap<>();
    boxes.put(100, "cached");
    System.out.println(boxes.get(100) + " " + (boxes.get(Integer.valueOf(100)) != null));
    Object[] keys = new Object[200];
    IdentityHashMap<Object, Integer> many = new IdentityHashMap<>(4);
    for (int i = 0; i < keys.length; i++) many.put(keys[i] = new Object(), i);
    for (int i = 0; i < keys.length; i += 3) many.remove(keys[i]);
    int wrong = 0;
    for (int i = 0; i < keys.length; i++) {
      Integer found = many.get(keys[i]);
      if (i % 3 == 0 ? found != null : found == null || found != i) wrong++;
    }
    System.out.println(many.size() + " left, wrong " + wrong + " " + new TreeSet<>(many.values()).first());
    many.values().removeIf(v -> v % 2 == 0);
    many.entrySet().removeIf(e -> e.getValue() > 100);
    System.out.println(new TreeSet<>(many.values()));
    many.replaceAll((k, v) -> v + 1000);
    System.out.println(many.values().stream().mapToInt(Integer::intValue).sum());
  }

  static void graphs() {
    Node[] nodes = new Node[6];
    for (int i = 0; i < nodes.length; i++) nodes[i] = new Node("n" + i);
    int[][] edges = {{0, 1}, {1, 2}, {2, 0}, {2, 3}, {4, 5}, {3, 3}, {0, 3}};
    for (int[] e : edges) nodes[e[0]].next.add(nodes[e[1]]);
    for (Node n : nodes) {
      System.out.print(n.name + ":" + reachable(n, Collections.newSetFromMap(new IdentityHashMap<>())) + " ");
    }
    System.out.println();
    Node twin = copy(nodes[0], new IdentityHashMap<>());
    System.out.println(twin.name + " " + twin.next.get(0).next.get(0).next.get(0).name + " "
        + (twin.next.get(0).next.get(0).next.get(0) == twin) + " "
        + (twin.next.get(1) == twin.next.get(1).next.get(0)));
  }

  static void weak() {
    List<String> held = new ArrayList<>();
    WeakHashMap<String, Integer> map = new WeakHashMap<>();
    for (int i = 0; i < 50; i++) {
      String key = "key" + i * 13 % 50;
      held.add(key);
      map.put(key, i);
    }
    System.out.println(map.size() + " " + map.get("key13") + " " + map.get("nope") + " " + map.containsKey("key49"));
    map.keySet().removeIf(k -> k.length() == 5);
    map.put(null, -1);
    map.merge("key1", 1000, Integer::sum);
    System.out.println(map.size() + " " + new TreeSet<>(map.values()) + " " + map.get(null) + " " + map.remove(null));
    System.out.println(new TreeMap<>(map) + " " + held.size());
    Map<String, Integer> copy = new WeakHashMap<>(map);
    System.out.println(copy.equals(map) + " " + (copy.hashCode() == new TreeMap<>(map).hashCode()));
    Set<Node> nodes = Collections.newSetFromMap(new WeakHashMap<>());
    Node kept = new Node("kept");
    System.out.println(nodes.add(kept) + " " + nodes.add(kept) + " " + nodes.contains(kept) + " " + kept.name);
  }

  public static void main(String[] args) {
    identity();
    graphs();
    weak();
  }
}
