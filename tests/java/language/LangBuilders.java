// Generic builders, fluent self types, iterators and iterables of every kind, interface constants, static nested
// classes.
import java.util.*;
import java.util.function.*;

public class LangBuilders {
  interface Limits {
    int LOW = 2;
    int HIGH = LOW * 5;
    String[] NAMES = {"low", "high"};
  }

  abstract static class Pizza {
    final Set<String> toppings;

    abstract static class Builder<T extends Builder<T>> {
      final Set<String> toppings = new TreeSet<>();

      T add(String topping) {
        toppings.add(topping);
        return self();
      }

      abstract T self();

      abstract Pizza build();
    }

    Pizza(Builder<?> builder) {
      toppings = Collections.unmodifiableSet(new TreeSet<>(builder.toppings));
    }

    public String toString() {
      return getClass().getSimpleName() + toppings;
    }
  }

  static class Calzone extends Pizza {
    final boolean sauce;

    static class Builder extends Pizza.Builder<Builder> {
      private boolean sauce;

      Builder sauce() {
        sauce = true;
        return this;
      }

      Builder self() {
        return this;
      }

      Calzone build() {
        return new Calzone(this);
      }
    }

    private Calzone(Builder builder) {
      super(builder);
      sauce = builder.sauce;
    }
  }

  static class Range implements Iterable<Integer>, Limits {
    private final int from;
    private final int to;
    private int step = 1;

    Range(int from, int to) {
      this.from = from;
      this.to = to;
    }

    static Range standard() {
      return new Range(LOW, HIGH);
    }

    Range by(int step) {
      this.step = step;
      return this;
    }

    public Iterator<Integer> iterator() {
      return new Iterator<>() {
        int at = from;

        public boolean hasNext() {
          return at < to;
        }

        public Integer next() {
          if (!hasNext()) throw new NoSuchElementException("past " + to);
          int result = at;
          at += step;
          return result;
        }
      };
    }
  }

  static <A, B> Iterable<B> map(Iterable<A> source, Function<? super A, ? extends B> f) {
    return () -> {
      Iterator<A> iterator = source.iterator();
      return new Iterator<B>() {
        public boolean hasNext() {
          return iterator.hasNext();
        }

        public B next() {
          return f.apply(iterator.next());
        }
      };
    };
  }

  static <T> Iterable<T> zip(Iterable<? extends T> a, Iterable<? extends T> b) {
    List<T> result = new ArrayList<>();
    Iterator<? extends T> first = a.iterator();
    Iterator<? extends T> second = b.iterator();
    while (first.hasNext() || second.hasNext()) {
      if (first.hasNext()) result.add(first.next());
      if (second.hasNext()) result.add(second.next());
    }
    return result;
  }

  static class Tree<K extends Comparable<K>, V> {
    private class Node {
      final K key;
      V value;
      Node left, right;

      Node(K key, V value) {
        this.key = key;
        this.value = value;
      }
    }

    private Node root;
    private int size;

    V put(K key, V value) {
      if (root == null) {
        root = new Node(key, value);
        size++;
        return null;
      }
      for (Node node = root;;) {
        int order = key.compareTo(node.key);
        if (order == 0) {
          V old = node.value;
          node.value = value;
          return old;
        }
        Node next = order < 0 ? node.left : node.right;
        if (next == null) {
          next = new Node(key, value);
          if (order < 0) node.left = next; else node.right = next;
          size++;
          return null;
        }
        node = next;
      }
    }

    void each(BiConsumer<? super K, ? super V> action) {
      each(root, action);
    }

    private void each(Node node, BiConsumer<? super K, ? super V> action) {
      if (node == null) return;
      each(node.left, action);
      action.accept(node.key, node.value);
      each(node.right, action);
    }
  }

  public static void main(String[] args) {
    Calzone calzone = new Calzone.Builder().add("ham").add("olive").sauce().add("ham").build();
    System.out.println(calzone + " " + calzone.sauce + " " + Range.HIGH + Range.NAMES[1]);
    StringBuilder text = new StringBuilder();
    for (int i : Range.standard().by(3)) text.append(i).append(' ');
    for (String s : map(new Range(0, 3), i -> "<" + i * i + ">")) text.append(s);
    for (Object o : zip(new Range(0, 3), List.of("a", "b"))) text.append(o);
    System.out.println(text);
    Iterator<Integer> iterator = new Range(0, 1).iterator();
    iterator.next();
    try {
      iterator.next();
    } catch (NoSuchElementException e) {
      System.out.println(e.getMessage());
    }
    try {
      new Range(0, 1).iterator().remove();
    } catch (UnsupportedOperationException e) {
      System.out.println(e.getMessage());
    }
    Tree<String, Integer> tree = new Tree<>();
    for (String word : "the cat and the dog and the bird".split(" ")) {
      Integer old = tree.put(word, 1);
      if (old != null) tree.put(word, old + 1);
    }
    StringBuilder counts = new StringBuilder();
    tree.each((key, value) -> counts.append(key).append('=').append(value).append(' '));
    System.out.println(counts + "" + tree.size);
    List<Integer> numbers = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6));
    for (ListIterator<Integer> it = numbers.listIterator(); it.hasNext();) {
      int n = it.next();
      if (n % 2 == 0) it.remove();
      else if (n == 3) it.add(33);
      else it.set(-n);
    }
    System.out.println(numbers);
  }
}
