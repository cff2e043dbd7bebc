// jdk: 21+
// Both ends of lists and deques, and reversed views, which write through.
import java.util.*;

public class SequencedLists {
  static void both(String name, List<Integer> list) {
    list.addFirst(0);
    list.addLast(9);
    List<Integer> reversed = list.reversed();
    System.out.println(name + " " + list + " " + reversed + " " + list.getFirst() + list.getLast() + reversed.getFirst());
    reversed.add(-1);
    reversed.addFirst(10);
    reversed.remove(Integer.valueOf(2));
    reversed.sort(null);
    System.out.println(list + " " + reversed.subList(1, 3) + " " + reversed.indexOf(9) + " " + reversed.reversed().equals(list));
    ListIterator<Integer> it = reversed.listIterator();
    it.next();
    it.set(77);
    it.add(78);
    System.out.println(list + " " + reversed.stream().map(String::valueOf).toList() + list.removeFirst() + list.removeLast());
  }

  public static void main(String[] args) {
    both("array", new ArrayList<>(List.of(1, 2, 3)));
    both("linked", new LinkedList<>(List.of(1, 2, 3)));
    both("written", new java.util.concurrent.CopyOnWriteArrayList<>(List.of(1, 2, 3)));
    Deque<String> deque = new ArrayDeque<>(List.of("a", "b", "c"));
    Deque<String> back = deque.reversed();
    back.push("d");
    System.out.println(deque + " " + back + " " + back.pollLast() + " " + deque);
    for (Runnable r : new Runnable[] {() -> List.of().getFirst(), () -> List.of(1).addFirst(2), () -> new ArrayList<>().removeLast(), () -> List.of(1, 2).reversed().add(3)}) {
      try {
        r.run();
      } catch (RuntimeException e) {
        System.out.println(e);
      }
    }
  }
}
