/* weaveproof benchmark
 * name: priority-tree
 * models: a priority queue over a fixed range: a bin of items for each priority, and above the bins a tree of counters
 *   that tell how many items are on the left
 * source: tici.txt (prioritytree, after SimpleTree of The Art of Multiprocessor Programming)
 * main: prioritytree.PriorityTree
 * threads: 2 / 3 / 4 (small/medium/large)
 * small: buggy 2 3 4 | correct 2 3 4
 * medium: buggy 3 4 4 | correct 3 4 4
 * large: buggy 4 6 8 | correct 4 6 8
 * verdict: assertion | no-violation
 * options:
 * error: the counters are not atomic; a lost increment hides an item for ever
 */
package prioritytree;

import java.util.concurrent.atomic.AtomicInteger;
import structureclient.Sizes;

/** Items have priorities from 0, which is served first, to a power of two. */
public class PriorityTree {
  public static final int NONE = -1;

  /** An inner node if it has children, else a bin. */
  private static final class Node {
    final Node left;
    final Node right;
    Node parent;
    final Counter count; // of items below left: an item counts from the time that it can be found there
    final Bin bin;

    Node(Node left, Node right, Counter count) {
      this.left = left;
      this.right = right;
      this.count = count;
      bin = null;
    }

    Node(Bin bin) {
      left = null;
      right = null;
      count = null;
      this.bin = bin;
    }
  }

  /** A counter that never falls below 0. */
  static class Counter {
    final AtomicInteger value = new AtomicInteger();

    void increment() {
      value.incrementAndGet();
    }

    /** Whether there was something to take away. */
    boolean decrement() {
      while (true) {
        int found = value.get();
        if (found == 0) {
          return false;
        }
        if (value.compareAndSet(found, found - 1)) {
          return true;
        }
      }
    }
  }

  /** All items of one priority. Which of them is served first does not matter, so counting them is enough. */
  private static final class Bin {
    final int priority;
    private int items;

    Bin(int priority) {
      this.priority = priority;
    }

    synchronized void put() {
      items++;
    }

    synchronized int take() {
      if (items == 0) {
        return NONE;
      }
      items--;
      return priority;
    }
  }

  private final Node[] bins;
  private final Node root;

  public PriorityTree(int range) {
    bins = new Node[range];
    root = build(0, range);
  }

  Counter newCounter() {
    return new Counter();
  }

  private Node build(int low, int high) {
    if (high - low == 1) {
      return bins[low] = new Node(new Bin(low));
    }
    int middle = (low + high) / 2;
    Node node = new Node(build(low, middle), build(middle, high), newCounter());
    node.left.parent = node;
    node.right.parent = node;
    return node;
  }

  public void add(int priority) {
    Node node = bins[priority];
    node.bin.put();
    while (node != root) {
      Node parent = node.parent;
      if (node == parent.left) {
        parent.count.increment();
      }
      node = parent;
    }
  }

  /** The priority of the item that was taken, NONE if no item was found. */
  public int removeMin() {
    Node node = root;
    while (node.bin == null) {
      node = node.count.decrement() ? node.left : node.right;
    }
    return node.bin.take();
  }

  /** At rest: every counter agrees with the bins below it. */
  public void check() {
    itemsBelow(root);
  }

  private int itemsBelow(Node node) {
    if (node.bin != null) {
      return node.bin.items;
    }
    int left = itemsBelow(node.left);
    int count = node.count.value.get();
    if (count != left) {
      throw new AssertionError("the counter says " + count + ", but there are " + left + " items");
    }
    return left + itemsBelow(node.right);
  }

  public static void main(String[] arguments) throws InterruptedException {
    Sizes sizes = new Sizes(arguments);
    new AddAndRemove(sizes.buggy ? new PlainCounterTree(sizes.keys) : new PriorityTree(sizes.keys), sizes).run();
  }
}
