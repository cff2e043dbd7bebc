import java.util.AbstractCollection;
import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.AbstractQueue;
import java.util.AbstractSequentialList;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.RandomAccess;
import java.util.Set;
import java.util.TreeSet;

/** Collections made from the abstract classes: what the skeletons supply from a few methods. */
public class CollCustom {
  /** A read-only list that computes its elements. */
  static final class Squares extends AbstractList<Integer> implements RandomAccess {
    final int size;

    Squares(int size) {
      this.size = size;
    }

    @Override
    public Integer get(int i) {
      java.util.Objects.checkIndex(i, size);
      return i * i;
    }

    @Override
    public int size() {
      return size;
    }
  }

  /** A growing list over an int array: full edit support from three more methods. */
  static final class IntList extends AbstractList<Integer> {
    private int[] data = new int[2];
    private int size;

    @Override
    public Integer get(int i) {
      return data[java.util.Objects.checkIndex(i, size)];
    }

    @Override
    public Integer set(int i, Integer value) {
      int old = get(i);
      data[i] = value;
      return old;
    }

    @Override
    public void add(int i, Integer value) {
      modCount++;
      if (size == data.length) data = Arrays.copyOf(data, size * 2);
      System.arraycopy(data, i, data, i + 1, size++ - i);
      data[i] = value;
    }

    @Override
    public Integer remove(int i) {
      modCount++;
      int old = get(i);
      System.arraycopy(data, i + 1, data, i, --size - i);
      return old;
    }

    @Override
    public int size() {
      return size;
    }
  }

  /** A map with letters as keys, kept in an array. */
  static final class LetterMap extends AbstractMap<Character, Integer> {
    private final Integer[] values = new Integer[26];

    @Override
    public Integer put(Character key, Integer value) {
      Integer old = values[key - 'a'];
      values[key - 'a'] = value;
      return old;
    }

    @Override
    public Set<Map.Entry<Character, Integer>> entrySet() {
      return new AbstractSet<>() {
        @Override
        public int size() {
          return (int) Arrays.stream(values).filter(v -> v != null).count();
        }

        @Override
        public Iterator<Map.Entry<Character, Integer>> iterator() {
          return new Iterator<>() {
            int next = find(0);
            int last = -1;

            private int find(int i) {
              while (i < 26 && values[i] == null) i++;
              return i;
            }

            @Override
            public boolean hasNext() {
              return next < 26;
            }

            @Override
            public Map.Entry<Character, Integer> next() {
              if (next >= 26) throw new NoSuchElementException();
              last = next;
              next = find(next + 1);
              return new SimpleEntry<>((char) ('a' + last), values[last]);
            }

            @Override
            public void remove() {
              values[last] = null;
            }
          };
        }
      };
    }
  }

  static final class Delegating extends AbstractSequentialList<String> {
    private final LinkedList<String> inner = new LinkedList<>();

    @Override
    public ListIterator<String> listIterator(int i) {
      return inner.listIterator(i);
    }

    @Override
    public int size() {
      return inner.size();
    }
  }

  static final class OneSlot extends AbstractQueue<String> {
    private String item;

    @Override
    public boolean offer(String s) {
      if (item != null) return false;
      item = s;
      return true;
    }

    @Override
    public String poll() {
      String s = item;
      item = null;
      return s;
    }

    @Override
    public String peek() {
      return item;
    }

    @Override
    public int size() {
      return item == null ? 0 : 1;
    }

    @Override
    public Iterator<String> iterator() {
      return item == null ? java.util.Collections.emptyIterator() : List.of(item).iterator();
    }
  }

  public static void main(String[] args) {
    Squares squares = new Squares(8);
    System.out.println(squares + " " + squares.indexOf(25) + " " + squares.contains(26) + " " + squares.subList(2, 5)
        + " " + squares.hashCode() + " "
        + squares.equals(List.of(0, 1, 4, 9, 16, 25, 36, 49)) + " " + squares.stream().mapToInt(i -> i).sum());
    try {
      squares.add(5);
    } catch (UnsupportedOperationException e) {
      System.out.println("read only");
    }
    IntList list = new IntList();
    list.addAll(squares);
    list.add(3, -1);
    list.removeIf(i -> i % 2 == 0);
    list.addAll(1, List.of(7, 7, 7));
    System.out.println(list + " " + list.remove((Integer) 7) + " " + list.lastIndexOf(7));
    list.sort(null);
    list.subList(1, 3).replaceAll(i -> i * 100);
    list.subList(0, 1).clear();
    System.out.println(list);
    ListIterator<Integer> it = list.listIterator(list.size());
    while (it.hasPrevious()) {
      int i = it.previous();
      if (i == 7) it.add(70);
      if (i > 50) it.set(i / 2);
      if (it.previousIndex() > 20 || list.size() > 12) break;
      if (i == 70) break;
    }
    System.out.println(list);
    LetterMap map = new LetterMap();
    for (char c : "hello world".toCharArray()) {
      if (c != ' ') map.merge(c, 1, Integer::sum);
    }
    System.out.println(map + " " + map.get('l') + " " + map.get('z') + " " + map.containsValue(2) + " " + map.keySet()
        + " " + map.values() + " " + map.hashCode());
    map.keySet().removeAll(List.of('l', 'o'));
    map.values().removeIf(v -> v == 1);
    System.out.println(map + " " + map.isEmpty() + " " + map.equals(Map.of()));
    Delegating words = new Delegating();
    words.addAll(List.of("b", "a"));
    words.add(1, "m");
    words.set(0, "z");
    System.out.println(words + " " + words.get(2) + " " + words.remove(1) + " " + words);
    OneSlot slot = new OneSlot();
    System.out.println(slot.add("x") + " " + slot.offer("y") + " " + slot + " " + slot.element() + " " + slot.remove());
    try {
      slot.add("p");
      slot.add("q");
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    slot.clear();
    System.out.println(new AbstractCollection<Integer>() {
      @Override
      public Iterator<Integer> iterator() {
        return new TreeSet<>(List.of(2, 1)).iterator();
      }

      @Override
      public int size() {
        return 2;
      }
    } + " " + slot.size());
  }
}
