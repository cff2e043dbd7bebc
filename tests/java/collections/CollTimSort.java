import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;

/** Object sorting on patterns that drive TimSort through runs, galloping and short inputs; stability is checked. */
public class CollTimSort {
  static final class Item implements Comparable<Item> {
    static int comparisons;
    final int key;
    final int index;

    Item(int key, int index) {
      this.key = key;
      this.index = index;
    }

    @Override
    public int compareTo(Item other) {
      comparisons++;
      return Integer.compare(key, other.key);
    }
  }

  static Item[] make(int size, IntUnaryOperator pattern) {
    Item[] items = new Item[size];
    for (int i = 0; i < size; i++) items[i] = new Item(pattern.applyAsInt(i), i);
    return items;
  }

  static String verdict(Item[] items) {
    boolean sorted = true;
    boolean stable = true;
    for (int i = 1; i < items.length; i++) {
      sorted &= items[i - 1].key <= items[i].key;
      stable &= items[i - 1].key != items[i].key || items[i - 1].index < items[i].index;
    }
    long order = 0;
    for (Item item : items) order = order * 31 + item.index;
    return (sorted ? "sorted " : "UNSORTED ") + (stable ? "stable " : "UNSTABLE ") + order;
  }

  static void pattern(String name, int size, IntUnaryOperator pattern) {
    Item[] natural = make(size, pattern);
    Item.comparisons = 0;
    Arrays.sort(natural);
    int comparisons = Item.comparisons;
    Item[] compared = make(size, pattern);
    Arrays.sort(compared, Comparator.comparingInt(item -> item.key));
    List<Item> listed = new ArrayList<>(Arrays.asList(make(size, pattern)));
    listed.sort(null);
    boolean agree = verdict(natural).equals(verdict(compared))
        && verdict(natural).equals(verdict(listed.toArray(new Item[0])));
    System.out.println(name + " " + size + ": " + verdict(natural) + " in " + comparisons + (agree ? "" : " DISAGREE"));
  }

  public static void main(String[] args) {
    for (int size : new int[] {0, 1, 2, 31, 32, 33, 300}) {
      pattern("ascending", size, i -> i);
      pattern("descending", size, i -> -i);
      pattern("constant", size, i -> 7);
    }
    Random random = new Random(5);
    int[] noise = random.ints(2000, 0, 500).toArray();
    pattern("random", 500, i -> noise[i]);
    pattern("saw", 400, i -> i % 40);
    pattern("organ pipe", 400, i -> Math.min(i, 400 - i));
    pattern("two runs", 600, i -> i < 300 ? i * 2 : (i - 300) * 2 + 1);
    pattern("galloping runs", 600, i -> i < 300 ? i : i + 10_000 * (i % 300 == 0 ? -1 : 0));
    pattern("blocks", 600, i -> (i / 100 * 7 % 6) * 100 + i % 100);
    pattern("few values", 500, i -> noise[i] % 4);
    pattern("sorted with noise", 500, i -> i % 50 == 0 ? noise[i] : i);
    pattern("runs of growing length", 700, i -> i - (int) Math.sqrt(i) * (int) Math.sqrt(i));
    String[] words = ("so she was considering in her own mind as well as she could "
        + "for the hot day made her feel very sleepy and stupid").split(" ");
    Arrays.sort(words, Comparator.comparing(String::length));
    System.out.println(String.join(" ", words));
    Arrays.sort(words, Comparator.comparing((String w) -> w.charAt(0)).reversed());
    System.out.println(String.join(" ", words));
  }
}
