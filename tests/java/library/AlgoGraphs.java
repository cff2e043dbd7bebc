// stress: yes
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.TreeSet;

/** Graph algorithms: shortest paths three ways, spanning trees, components, topological order, cycles, flow. */
public class AlgoGraphs {
  record Edge(int from, int to, int weight) {}

  static List<List<Edge>> graph(int n, int[][] edges, boolean directed) {
    List<List<Edge>> g = new ArrayList<>();
    for (int i = 0; i < n; i++) g.add(new ArrayList<>());
    for (int[] e : edges) {
      g.get(e[0]).add(new Edge(e[0], e[1], e[2]));
      if (!directed) g.get(e[1]).add(new Edge(e[1], e[0], e[2]));
    }
    return g;
  }

  static int[] dijkstra(List<List<Edge>> g, int source, int[] previous) {
    int[] distance = new int[g.size()];
    Arrays.fill(distance, Integer.MAX_VALUE);
    Arrays.fill(previous, -1);
    distance[source] = 0;
    PriorityQueue<int[]> queue = new PriorityQueue<>(Comparator.<int[]>comparingInt(a -> a[1])
        .thenComparingInt(a -> a[0]));
    queue.add(new int[] {source, 0});
    while (!queue.isEmpty()) {
      int[] top = queue.poll();
      if (top[1] > distance[top[0]]) continue;
      for (Edge e : g.get(top[0])) {
        int d = top[1] + e.weight();
        if (d < distance[e.to()]) {
          distance[e.to()] = d;
          previous[e.to()] = top[0];
          queue.add(new int[] {e.to(), d});
        }
      }
    }
    return distance;
  }

  static int[][] floyd(List<List<Edge>> g) {
    int n = g.size();
    int[][] d = new int[n][n];
    for (int[] row : d) Arrays.fill(row, 1_000_000);
    for (int i = 0; i < n; i++) {
      d[i][i] = 0;
      for (Edge e : g.get(i)) d[i][e.to()] = Math.min(d[i][e.to()], e.weight());
    }
    for (int k = 0; k < n; k++) {
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) d[i][j] = Math.min(d[i][j], d[i][k] + d[k][j]);
      }
    }
    return d;
  }

  static int find(int[] parent, int i) {
    while (parent[i] != i) i = parent[i] = parent[parent[i]];
    return i;
  }

  static List<Edge> kruskal(int n, int[][] edges) {
    int[] parent = new int[n];
    for (int i = 0; i < n; i++) parent[i] = i;
    int[][] sorted = edges.clone();
    Arrays.sort(sorted, Comparator.comparingInt(e -> e[2]));
    List<Edge> tree = new ArrayList<>();
    for (int[] e : sorted) {
      int a = find(parent, e[0]);
      int b = find(parent, e[1]);
      if (a != b) {
        parent[a] = b;
        tree.add(new Edge(e[0], e[1], e[2]));
      }
    }
    return tree;
  }

  static List<String> topological(Map<String, List<String>> needs) {
    Map<String, Integer> missing = new TreeMap<>();
    needs.forEach((k, v) -> {
      missing.merge(k, v.size(), Integer::sum);
      v.forEach(x -> missing.merge(x, 0, Integer::sum));
    });
    TreeSet<String> ready = new TreeSet<>();
    missing.forEach((k, v) -> {
      if (v == 0) ready.add(k);
    });
    List<String> order = new ArrayList<>();
    while (!ready.isEmpty()) {
      String next = ready.pollFirst();
      order.add(next);
      needs.forEach((k, v) -> {
        if (v.contains(next) && missing.merge(k, -1, Integer::sum) == 0) ready.add(k);
      });
    }
    return order.size() == missing.size() ? order : List.of("cycle among " + (missing.size() - order.size()));
  }

  static int index;

  static List<List<Integer>> components(List<List<Edge>> g) {
    int n = g.size();
    int[] low = new int[n];
    int[] number = new int[n];
    boolean[] on = new boolean[n];
    ArrayDeque<Integer> stack = new ArrayDeque<>();
    List<List<Integer>> result = new ArrayList<>();
    index = 0;
    for (int i = 0; i < n; i++) {
      if (number[i] == 0) visit(g, i, low, number, on, stack, result);
    }
    return result;
  }

  static void visit(List<List<Edge>> g, int v, int[] low, int[] number, boolean[] on, ArrayDeque<Integer> stack,
      List<List<Integer>> result) {
    low[v] = number[v] = ++index;
    stack.push(v);
    on[v] = true;
    for (Edge e : g.get(v)) {
      if (number[e.to()] == 0) visit(g, e.to(), low, number, on, stack, result);
      if (on[e.to()]) low[v] = Math.min(low[v], low[e.to()]);
    }
    if (low[v] == number[v]) {
      List<Integer> component = new ArrayList<>();
      int w;
      do {
        w = stack.pop();
        on[w] = false;
        component.add(w);
      } while (w != v);
      component.sort(null);
      result.add(component);
    }
  }

  static int maxFlow(int[][] capacity, int source, int sink) {
    int[][] left = Arrays.stream(capacity).map(int[]::clone).toArray(int[][]::new);
    int flow = 0;
    while (true) {
      int[] previous = new int[left.length];
      Arrays.fill(previous, -1);
      previous[source] = source;
      ArrayDeque<Integer> queue = new ArrayDeque<>(List.of(source));
      while (!queue.isEmpty() && previous[sink] < 0) {
        int v = queue.poll();
        for (int w = 0; w < left.length; w++) {
          if (previous[w] < 0 && left[v][w] > 0) {
            previous[w] = v;
            queue.add(w);
          }
        }
      }
      if (previous[sink] < 0) return flow;
      int bottleneck = Integer.MAX_VALUE;
      for (int v = sink; v != source; v = previous[v]) bottleneck = Math.min(bottleneck, left[previous[v]][v]);
      for (int v = sink; v != source; v = previous[v]) {
        left[previous[v]][v] -= bottleneck;
        left[v][previous[v]] += bottleneck;
      }
      flow += bottleneck;
    }
  }

  public static void main(String[] args) {
    int[][] edges = {{0, 1, 7}, {0, 2, 9}, {0, 5, 14}, {1, 2, 10}, {1, 3, 15}, {2, 3, 11}, {2, 5, 2}, {3, 4, 6},
        {4, 5, 9}};
    List<List<Edge>> g = graph(7, edges, false);
    int[] previous = new int[7];
    int[] distance = dijkstra(g, 0, previous);
    System.out.println(Arrays.toString(distance) + " " + Arrays.toString(previous));
    StringBuilder path = new StringBuilder();
    for (int v = 4; v >= 0; v = previous[v]) path.insert(0, v + " ");
    System.out.println(path + " " + Arrays.toString(floyd(g)[0]));
    List<Edge> tree = kruskal(7, edges);
    System.out.println(tree + " " + tree.stream().mapToInt(Edge::weight).sum());
    System.out.println(components(graph(8,
        new int[][] {{0, 1, 1}, {1, 2, 1}, {2, 0, 1}, {2, 3, 1}, {3, 4, 1}, {4, 3, 1}, {5, 6, 1}, {6, 5, 1}, {6, 2, 1}},
        true)));
    Map<String, List<String>> needs =
        new TreeMap<>(Map.of("app", List.of("lib", "log"), "lib", List.of("base"), "log", List.of("base", "io"), "test",
        List.of("app")));
    System.out.println(topological(needs));
    needs.put("base", List.of("test"));
    System.out.println(topological(needs));
    int[][] capacity = {{0, 16, 13, 0, 0, 0}, {0, 0, 10, 12, 0, 0}, {0, 4, 0, 0, 14, 0}, {0, 0, 9, 0, 0, 20},
        {0, 0, 0, 7, 0, 4}, {0, 0, 0, 0, 0, 0}};
    System.out.println("flow " + maxFlow(capacity, 0, 5));
  }
}
