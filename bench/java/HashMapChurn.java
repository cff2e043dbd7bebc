import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;

/** The library's hash maps, with boxed keys and with keys of a class that defines hashCode and equals itself. */
public class HashMapChurn {
  static final class Point {
    final int x, y;

    Point(int x, int y) {
      this.x = x;
      this.y = y;
    }

    @Override
    public int hashCode() {
      return x * 31 + y;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Point && ((Point) other).x == x && ((Point) other).y == y;
    }
  }

  static long boxedKeys(int operations) {
    Map<Integer, Integer> map = new HashMap<>();
    int next = 17;
    for (int i = 0; i < operations; i++) {
      next = next * 1664525 + 1013904223;
      int key = (next >>> 8) % 4096;
      switch (next >>> 29) {
        case 0 -> map.remove(key);
        case 1, 2 -> map.merge(key, i, Integer::sum);
        case 3 -> map.computeIfAbsent(key, k -> k * 2);
        default -> map.put(key, i + map.getOrDefault(key, 1));
      }
    }
    long sum = map.size();
    for (Map.Entry<Integer, Integer> entry : map.entrySet()) {
      sum = sum * 31 + entry.getKey() + entry.getValue();
    }
    return sum;
  }

  static long pointKeys(int operations) {
    Map<Point, Integer> map = new HashMap<>();
    for (int i = 0; i < operations; i++) {
      Point point = new Point(i % 61, i % 37);
      Integer old = map.get(point);
      map.put(point, old == null ? 1 : old + 1);
    }
    for (Iterator<Point> points = map.keySet().iterator(); points.hasNext();) {
      if (points.next().x % 3 == 0) points.remove();
    }
    long sum = 0;
    for (int count : map.values()) {
      sum += count;
    }
    return sum * 10000 + map.size();
  }

  public static void main(String[] args) {
    int size = args.length > 0 ? Integer.parseInt(args[0]) : 600000;
    System.out.println("boxed keys " + boxedKeys(size));
    System.out.println("point keys " + pointKeys(size / 2));
  }
}
