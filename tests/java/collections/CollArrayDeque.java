// stress: yes
import java.util.ArrayDeque;
import java.util.ConcurrentModificationException;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;

/** ArrayDeque: wrap-around, growth while wrapped, both ends, removal in the middle, null rejection. */
public class CollArrayDeque {
  static int slidingMaximaSum(int[] data, int width) {
    Deque<Integer> candidates = new ArrayDeque<>();
    int sum = 0;
    for (int i = 0; i < data.length; i++) {
      while (!candidates.isEmpty() && data[candidates.peekLast()] <= data[i]) candidates.pollLast();
      candidates.addLast(i);
      if (candidates.peekFirst() <= i - width) candidates.pollFirst();
      if (i >= width - 1) sum += data[candidates.peekFirst()];
    }
    return sum;
  }

  static boolean balanced(String text) {
    Deque<Character> open = new ArrayDeque<>();
    for (char c : text.toCharArray()) {
      int kind = "([{".indexOf(c);
      if (kind >= 0) open.push(")]}".charAt(kind));
      else if (")]}".indexOf(c) >= 0 && (open.isEmpty() || open.pop() != c)) return false;
    }
    return open.isEmpty();
  }

  public static void main(String[] args) {
    ArrayDeque<Integer> deque = new ArrayDeque<>(4);
    for (int i = 0; i < 5; i++) {
      deque.addFirst(i);
      deque.addLast(i * 10);
    }
    System.out.println(deque + " " + deque.size());
    // Rotate far enough that head and tail pass the end of the array several times.
    for (int i = 0; i < 100; i++) deque.addLast(deque.removeFirst());
    System.out.println(deque);
    for (int i = 0; i < 50; i++) {
      deque.offer(i);
      if (i % 3 == 0) deque.poll();
    }
    System.out.println(deque.size() + " " + deque.peekFirst() + " " + deque.peekLast() + " " + deque);
    System.out.println(deque.removeFirstOccurrence(40) + " " + deque.removeLastOccurrence(7) + " "
        + deque.remove(1000));
    System.out.println(deque.removeIf(i -> i % 2 == 0) + " " + deque);
    for (Iterator<Integer> it = deque.iterator(); it.hasNext();) {
      if (it.next() % 5 == 0) it.remove();
    }
    System.out.println(deque);
    StringBuilder down = new StringBuilder();
    for (Iterator<Integer> it = deque.descendingIterator(); it.hasNext();) {
      int n = it.next();
      if (n > 40) it.remove();
      else down.append(n).append(',');
    }
    System.out.println(down + " " + deque);
    System.out.println(deque.contains(11) + " " + deque.containsAll(List.of(11, 13)) + " "
        + deque.retainAll(List.of(11, 13, 17)));
    System.out.println(deque + " " + deque.clone() + " " + java.util.Arrays.toString(deque.toArray(new Integer[5])));
    try {
      deque.add(null);
    } catch (NullPointerException e) {
      System.out.println("no nulls");
    }
    System.out.println(deque.contains(null));
    try {
      for (Integer i : deque) {
        deque.pollFirst();
        deque.pollFirst();
        deque.pollFirst();
      }
      System.out.println("emptied below the iterator");
    } catch (ConcurrentModificationException e) {
      System.out.println("noticed");
    }
    System.out.println(deque.poll() + " " + deque.peek() + " " + deque.isEmpty());
    try {
      deque.pop();
    } catch (java.util.NoSuchElementException e) {
      System.out.println("nothing to pop");
    }
    int[] data = new int[200];
    for (int i = 0; i < data.length; i++) data[i] = i * 7919 % 223;
    for (int width : new int[] {1, 2, 5, 50, 200}) System.out.println(width + " -> " + slidingMaximaSum(data, width));
    for (String s : List.of("", "()", "([{}])", "([)]", "((", "))", "{a[b(c)d]e}f")) {
      System.out.println(s + " " + balanced(s));
    }
  }
}
