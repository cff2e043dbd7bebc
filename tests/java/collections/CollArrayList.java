// stress: yes
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** ArrayList: growth, positional edits, bulk edits, views, conversions and the messages of its index checks. */
public class CollArrayList {
  static void attempt(String what, Runnable action) {
    try {
      action.run();
      System.out.println(what + ": fine");
    } catch (RuntimeException e) {
      System.out.println(what + ": " + e.getClass().getName() + ": " + e.getMessage());
    }
  }

  static void growth() {
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < 1000; i++) numbers.add(i * i % 101);
    long sum = 0;
    for (int n : numbers) sum += n;
    System.out.println("size " + numbers.size() + " sum " + sum + " hash " + numbers.hashCode());
    ArrayList<Integer> zero = new ArrayList<>(0);
    for (int i = 0; i < 20; i++) zero.add(0, i);
    System.out.println(zero);
    zero.trimToSize();
    zero.ensureCapacity(100);
    zero.addAll(3, List.of(-1, -2, -3));
    System.out.println(zero);
  }

  static void positionalEdits() {
    List<String> words = new ArrayList<>(Arrays.asList("ash", "birch", "cedar", "birch", "elm", null));
    System.out.println(words.indexOf("birch") + " " + words.lastIndexOf("birch") + " " + words.indexOf(null) + " "
        + words.indexOf("oak"));
    System.out.println(words.remove(1) + " " + words.remove("birch") + " " + words.remove("oak") + " " + words);
    System.out.println(words.set(0, "alder") + " " + words + " " + words.contains(null));
    List<Integer> ints = new ArrayList<>(List.of(5, 3, 1, 3));
    ints.remove(Integer.valueOf(3));
    ints.remove(1);
    System.out.println(ints);
    attempt("get(-1)", () -> words.get(-1));
    attempt("get(4)", () -> words.get(4));
    attempt("add(9, x)", () -> words.add(9, "x"));
    attempt("set(4, x)", () -> words.set(4, "x"));
    attempt("remove(17)", () -> words.remove(17));
    attempt("addAll(-2)", () -> words.addAll(-2, List.of("q")));
    attempt("capacity", () -> new ArrayList<String>(-1));
  }

  static void bulkEdits() {
    List<Integer> list = new ArrayList<>();
    for (int i = 0; i < 30; i++) list.add(i);
    System.out.println(list.removeIf(i -> i % 3 == 0) + " " + list.removeIf(i -> i > 100) + " " + list.size());
    list.replaceAll(i -> i * 10);
    System.out.println(list);
    System.out.println(list.removeAll(List.of(10, 20, 999)) + " " + list.retainAll(List.of(40, 50, 70, 80, 1)) + " "
        + list);
    list.sort(Comparator.reverseOrder());
    System.out.println(list + " " + list.containsAll(List.of(40, 80)) + " " + list.containsAll(List.of(41)));
    list.addAll(list);
    System.out.println(list);
    list.clear();
    System.out.println(list.isEmpty() + " " + list);
    attempt("removeIf(null)", () -> list.removeIf(null));
  }

  static void subLists() {
    List<Integer> base = new ArrayList<>(List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9));
    List<Integer> middle = base.subList(2, 8);
    List<Integer> inner = middle.subList(1, 4);
    inner.set(0, 33);
    inner.add(44);
    System.out.println(base + " " + middle + " " + inner);
    inner.clear();
    System.out.println(base + " " + middle + " " + inner);
    middle.removeIf(i -> i % 2 == 0);
    System.out.println(base + " " + middle + " " + middle.indexOf(7));
    Collections.reverse(base.subList(0, 4));
    System.out.println(base);
    attempt("stale view", () -> middle.size());
    base.add(1);
    attempt("stale view", () -> middle.size());
    attempt("bad range", () -> base.subList(3, 2));
    attempt("bad end", () -> base.subList(0, 99));
    attempt("bad start", () -> base.subList(-1, 2));
  }

  static void conversions() {
    ArrayList<String> list = new ArrayList<>(List.of("x", "y", "z"));
    Object[] objects = list.toArray();
    String[] exact = list.toArray(new String[0]);
    String[] longer = list.toArray(new String[] {"1", "2", "3", "4", "5"});
    String[] generated = list.toArray(String[]::new);
    System.out.println(objects.getClass().getSimpleName() + " " + Arrays.toString(objects) + Arrays.toString(exact)
        + Arrays.toString(longer) + Arrays.toString(generated));
    attempt("toArray type", () -> list.toArray(new Integer[3]));
    @SuppressWarnings("unchecked")
    ArrayList<String> copy = (ArrayList<String>) list.clone();
    copy.add("w");
    System.out.println(list + " " + copy + " " + list.equals(copy) + " " + list.equals(Arrays.asList("x", "y", "z")));
    System.out.println(list.hashCode() == List.of("x", "y", "z").hashCode());
    list.add(null);
    System.out.println(list + " " + list.hashCode() + " " + new ArrayList<>(Collections.nCopies(3, "n")));
  }

  public static void main(String[] args) {
    growth();
    positionalEdits();
    bulkEdits();
    subLists();
    conversions();
  }
}
