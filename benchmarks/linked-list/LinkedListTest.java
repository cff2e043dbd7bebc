/* weaveproof benchmark
 * name: linked-list
 * models: threads that append to a singly linked list, each of them its own range of numbers
 * source: dfs-rb.txt, Table 1 (Linked List)
 * main: linkedlist.LinkedListTest
 * threads: 2 / 2 / 3 (small/medium/large)
 * small: buggy 2 4 | correct 2 4
 * medium: buggy 2 6 | correct 2 6
 * large: buggy 3 10 | correct 3 10
 * verdict: exception java.lang.IllegalStateException | no-violation
 * options:
 * error: the lock covers the making of the node but not the link: two nodes are linked to the same last one
 */
package linkedlist;

import java.util.ArrayList;
import java.util.List;

/** Arguments: variant, threads, numbers that each of them appends. */
public class LinkedListTest {
  public static void main(String[] args) throws InterruptedException {
    String variant = args.length > 0 ? args[0] : "buggy";
    int threads = args.length > 1 ? Integer.parseInt(args[1]) : 2;
    int numbers = args.length > 2 ? Integer.parseInt(args[2]) : 4;

    NumberList list = switch (variant) {
      case "buggy" -> new HalfLockedList();
      case "correct" -> new LockedList();
      default -> throw new IllegalArgumentException("buggy or correct, not " + variant);
    };
    List<Thread> builders = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      builders.add(new Builder("builder " + i, list, i * numbers, (i + 1) * numbers));
    }
    for (Thread builder : builders) {
      builder.start();
    }
    for (Thread builder : builders) {
      builder.join();
    }
    check(list, threads, numbers);
  }

  /** Nothing is lost, and the numbers of each thread are in the order in which it appended them. */
  private static void check(NumberList list, int threads, int numbers) {
    if (list.size() != threads * numbers) {
      throw new IllegalStateException(list.size() + " numbers in the list instead of " + threads * numbers);
    }
    int[] next = new int[threads];
    for (Node node = list.first(); node != null; node = node.next) {
      int thread = node.value / numbers;
      if (node.value % numbers != next[thread]++) {
        throw new IllegalStateException(node.value + " is not where it should be");
      }
    }
  }
}
