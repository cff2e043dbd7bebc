// stress: yes
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedList;
import java.util.List;
import java.util.Random;

/** The algorithms of java.util.Collections on random-access and on linked lists. */
public class CollAlgorithms {
  static List<Integer> numbers(boolean linked, int count) {
    List<Integer> list = linked ? new LinkedList<>() : new ArrayList<>();
    for (int i = 1; i <= count; i++) list.add(i);
    return list;
  }

  static void permute(boolean linked) {
    List<Integer> list = numbers(linked, 12);
    Collections.shuffle(list, new Random(42));
    System.out.println("shuffled " + list);
    Collections.sort(list);
    Collections.rotate(list, 5);
    System.out.println("rotated " + list);
    Collections.rotate(list, -17);
    Collections.swap(list, 0, 11);
    Collections.reverse(list);
    System.out.println("reversed " + list);
    Collections.rotate(list.subList(2, 9), 2);
    System.out.println("part rotated " + list);
    Collections.sort(list, Comparator.comparing(i -> i % 4));
    System.out.println("by remainder " + list);
    List<Integer> large = numbers(linked, 200);
    Collections.rotate(large, 150);
    Collections.shuffle(large, new Random(1));
    System.out.println(large.hashCode() + " " + Collections.max(large) + " " + Collections.min(large) + " "
        + Collections.max(large, Comparator.comparing(i -> i * 37 % 199)));
  }

  static void search(boolean linked) {
    List<Integer> list = numbers(linked, 40);
    list.replaceAll(i -> i * 3);
    StringBuilder out = new StringBuilder();
    for (int key : new int[] {3, 4, 60, 61, 120, 121, -1}) out.append(Collections.binarySearch(list, key)).append(' ');
    Collections.reverse(list);
    for (int key : new int[] {3, 4, 60}) {
      out.append(Collections.binarySearch(list, key, Collections.reverseOrder())).append(' ');
    }
    System.out.println(out);
    List<Integer> text = linked ? new LinkedList<>() : new ArrayList<>();
    Collections.addAll(text, 1, 2, 1, 2, 3, 1, 2, 3, 4);
    System.out.println(Collections.indexOfSubList(text, List.of(1, 2, 3)) + " "
        + Collections.lastIndexOfSubList(text, List.of(1, 2)) + " "
        + Collections.indexOfSubList(text, List.of(4, 1)) + " " + Collections.indexOfSubList(text, List.of()));
    System.out.println(Collections.frequency(text, 2) + " " + Collections.frequency(text, null) + " "
        + Collections.disjoint(text, List.of(7, 8)) + " "
        + Collections.disjoint(text, List.of(7, 4)));
    System.out.println(Collections.replaceAll(text, 2, 20) + " " + text + " " + Collections.replaceAll(text, 99, 0));
    Collections.fill(text, 0);
    Collections.copy(text, List.of(9, 8, 7));
    System.out.println(text);
    try {
      Collections.copy(List.of(1), List.of(1, 2));
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
  }

  static void factories() {
    System.out.println(Collections.nCopies(4, "ab") + " " + Collections.nCopies(0, 1) + " "
        + String.join("-", Collections.nCopies(3, "x")));
    System.out.println(Collections.singletonList(1) + " " + Collections.singleton("s") + " "
        + Collections.singletonMap("k", 2) + " "
        + Collections.emptyList() + Collections.emptySet() + Collections.emptyMap() + " "
        + Collections.emptyIterator().hasNext());
    System.out.println(Collections.list(Collections.enumeration(List.of(3, 2, 1))) + " "
        + Collections.asLifoQueue(new java.util.ArrayDeque<>(List.of(1, 2))));
    try {
      Collections.nCopies(-3, "");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    try {
      Collections.max(List.<Integer>of());
    } catch (java.util.NoSuchElementException e) {
      System.out.println("no maximum of nothing");
    }
    Comparator<String> reverse = Collections.reverseOrder(String.CASE_INSENSITIVE_ORDER);
    List<String> words = Arrays.asList("b", "A", "c", "B", "a");
    words.sort(reverse);
    System.out.println(words + " " + Collections.reverseOrder(reverse).compare("a", "B"));
    Collections.shuffle(words, new Random(-1));
    System.out.println(words);
  }

  public static void main(String[] args) {
    for (boolean linked : new boolean[] {false, true}) {
      permute(linked);
      search(linked);
    }
    factories();
  }
}
