import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.NavigableSet;
import java.util.NoSuchElementException;
import java.util.SortedSet;
import java.util.TreeSet;

/** TreeSet: neighbours, ranges, descending views, set algebra, and an interval set built on them. */
public class CollTreeSet {
  /** Disjoint half-open intervals; adding one swallows those it touches. */
  static final class Intervals {
    final TreeSet<int[]> parts = new TreeSet<>(Comparator.comparingInt(p -> p[0]));

    void add(int from, int to) {
      int[] left = parts.floor(new int[] {from, 0});
      if (left != null && left[1] >= from) {
        from = left[0];
        to = Math.max(to, left[1]);
        parts.remove(left);
      }
      for (int[] next; (next = parts.ceiling(new int[] {from, 0})) != null && next[0] <= to;) {
        to = Math.max(to, next[1]);
        parts.remove(next);
      }
      parts.add(new int[] {from, to});
    }

    @Override
    public String toString() {
      StringBuilder out = new StringBuilder();
      for (int[] p : parts) out.append(Arrays.toString(p));
      return out.toString();
    }
  }

  static void neighbours() {
    TreeSet<Integer> set = new TreeSet<>(List.of(50, 20, 80, 10, 30, 70, 90));
    System.out.println(set + " " + set.first() + " " + set.last() + " " + set.add(20) + " " + set.add(25));
    for (int i : new int[] {0, 25, 26, 100}) {
      System.out.println(i + " " + set.lower(i) + " " + set.floor(i) + " " + set.ceiling(i) + " " + set.higher(i));
    }
    System.out.println(set.headSet(30) + " " + set.headSet(30, true) + " " + set.tailSet(70) + " "
        + set.tailSet(70, false) + " "
        + set.subSet(20, 70) + " " + set.subSet(20, false, 70, true));
    System.out.println(set.descendingSet() + " " + set.pollFirst() + " " + set.pollLast() + " " + set);
    StringBuilder down = new StringBuilder();
    for (Iterator<Integer> it = set.descendingIterator(); it.hasNext();) {
      int i = it.next();
      if (i == 50) it.remove();
      down.append(i).append(' ');
    }
    System.out.println(down + "" + set);
  }

  static void ranges() {
    TreeSet<Character> letters = new TreeSet<>();
    for (char c = 'a'; c <= 'z'; c++) letters.add(c);
    NavigableSet<Character> range = letters.subSet('f', true, 'p', true);
    NavigableSet<Character> down = range.descendingSet();
    System.out.println(range + " " + down.first() + " " + down.headSet('k') + " " + down.tailSet('h', false) + " "
        + down.higher('m'));
    range.removeIf(c -> c % 2 == 0);
    down.pollFirst();
    System.out.println(range + " " + letters.size() + " " + range.contains('z') + " " + letters.contains('z'));
    try {
      range.add('z');
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    SortedSet<Character> empty = letters.subSet('f', 'f');
    System.out.println(empty.isEmpty() + " " + empty);
    try {
      empty.first();
    } catch (NoSuchElementException e) {
      System.out.println("empty range has no first");
    }
    range.clear();
    System.out.println(letters);
  }

  public static void main(String[] args) {
    neighbours();
    ranges();
    TreeSet<String> a = new TreeSet<>(List.of("ant", "bee", "cat", "dog"));
    TreeSet<String> b = new TreeSet<>(List.of("cat", "dog", "eel"));
    TreeSet<String> union = new TreeSet<>(a);
    union.addAll(b);
    TreeSet<String> common = new TreeSet<>(a);
    common.retainAll(b);
    TreeSet<String> difference = new TreeSet<>(a);
    difference.removeAll(b);
    System.out.println(union + " " + common + " " + difference + " " + a.containsAll(common) + " " + a.equals(union)
        + " " + union.hashCode());
    TreeSet<String> byLast = new TreeSet<>(Comparator.comparing((String s) -> s.charAt(s.length() - 1)));
    for (String s : new String[] {"one", "two", "three", "four", "six"}) System.out.print(byLast.add(s) + " ");
    System.out.println(byLast + " " + byLast.contains("xxxo") + " " + byLast.remove("ze") + " " + byLast);
    Intervals intervals = new Intervals();
    int[][] pairs = {{10, 20}, {30, 40}, {50, 60}, {20, 25}, {5, 8}, {35, 55}, {0, 100}, {200, 201}};
    for (int[] p : pairs) {
      intervals.add(p[0], p[1]);
      System.out.println(Arrays.toString(p) + " -> " + intervals);
    }
    System.out.println(((TreeSet<?>) a.clone()).equals(a) + " " + Arrays.toString(a.toArray()));
  }
}
