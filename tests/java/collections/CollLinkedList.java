// sanitize: yes
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;

/** LinkedList as list, as queue, as stack; edits through a ListIterator in both directions. */
public class CollLinkedList {
  static void asQueue() {
    LinkedList<String> queue = new LinkedList<>();
    System.out.println(queue.peek() + " " + queue.poll() + " " + queue.peekLast() + " " + queue.pollLast());
    queue.offer("a");
    queue.offerFirst("b");
    queue.addLast("c");
    queue.push("d");
    System.out.println(queue + " " + queue.getFirst() + " " + queue.getLast() + " " + queue.element());
    System.out.println(queue.pop() + " " + queue.removeLast() + " " + queue.remove() + " " + queue);
    queue.clear();
    for (Runnable r : List.<Runnable>of(queue::getFirst, queue::removeLast, queue::pop, queue::element)) {
      try {
        r.run();
      } catch (NoSuchElementException e) {
        System.out.println("empty: " + e.getMessage());
      }
    }
  }

  static void asList() {
    LinkedList<Integer> list = new LinkedList<>(List.of(1, 2, 3, 2, 1));
    list.add(2, 99);
    list.addAll(1, List.of(7, 8));
    System.out.println(list + " " + list.indexOf(2) + " " + list.lastIndexOf(2) + " " + list.get(4));
    System.out.println(list.removeFirstOccurrence(2) + " " + list.removeLastOccurrence(1) + " " + list);
    System.out.println(list.set(0, -1) + " " + list.remove(3) + " " + list);
    try {
      list.get(50);
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    try {
      list.add(-1, 0);
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(Arrays.toString(list.toArray()) + list.equals(List.of(-1, 7, 8, 2)) + list.hashCode());
    StringBuilder backwards = new StringBuilder();
    for (Iterator<Integer> it = list.descendingIterator(); it.hasNext();) backwards.append(it.next()).append(' ');
    System.out.println(backwards);
  }

  static void editing() {
    LinkedList<String> list = new LinkedList<>(List.of("one", "two", "three", "four"));
    ListIterator<String> it = list.listIterator();
    while (it.hasNext()) {
      int at = it.nextIndex();
      String word = it.next();
      if (word.length() == 3) it.set(word.toUpperCase());
      else if (word.startsWith("t")) it.remove();
      else it.add("after" + at);
    }
    System.out.println(list);
    while (it.hasPrevious()) {
      int at = it.previousIndex();
      String word = it.previous();
      if (at == 1) it.remove();
      else it.set(word + at);
    }
    System.out.println(list);
    try {
      it.set("?");
      it.remove();
      it.remove();
    } catch (IllegalStateException e) {
      System.out.println("twice removed " + list);
    }
    try {
      it.previous();
    } catch (NoSuchElementException e) {
      System.out.println("at the start");
    }
  }

  /** The last man standing of the circle in which each k-th leaves. */
  static int josephus(int n, int k) {
    LinkedList<Integer> circle = new LinkedList<>();
    for (int i = 1; i <= n; i++) circle.add(i);
    while (circle.size() > 1) {
      for (int i = 1; i < k; i++) circle.addLast(circle.removeFirst());
      circle.removeFirst();
    }
    return circle.getFirst();
  }

  public static void main(String[] args) {
    asQueue();
    asList();
    editing();
    for (int k = 2; k <= 6; k++) System.out.println("josephus(41, " + k + ") = " + josephus(41, k));
    LinkedList<Object> mixed = new LinkedList<>(Arrays.asList(null, 1, "s", null));
    System.out.println(mixed.remove(null) + " " + mixed + " " + mixed.contains(null) + " " + mixed.clone());
  }
}
