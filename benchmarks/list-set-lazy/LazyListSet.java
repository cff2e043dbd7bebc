/* weaveproof benchmark
 * name: list-set-lazy
 * models: a set as a sorted linked list; a node is marked before it is unlinked, and contains takes no lock at all
 * source: stateful-por.txt (OptimisticListSortedSetWaitFreeContains of Synchrobench) and tici.txt (LazyList)
 * main: listsetlazy.LazyListSet
 * threads: 2 / 3 / 4 (small/medium/large)
 * small: buggy 2 2 2 | correct 2 2 2
 * medium: buggy 3 3 2 | correct 3 3 2
 * large: buggy 4 3 3 | correct 4 3 3
 * verdict: assertion | no-violation
 * options:
 * error: validation does not look at the marks
 */
package listsetlazy;

import structureclient.IntList;
import structureclient.IntSet;
import structureclient.SetClient;
import structureclient.Sizes;

/** Sorted list between two sentinels; next and marked are written only by whoever holds the node's monitor. */
public class LazyListSet implements IntSet {
  static final class Node {
    final int key;
    volatile boolean marked;
    volatile Node next;

    Node(int key, Node next) {
      this.key = key;
      this.next = next;
    }
  }

  private final Node head = new Node(Integer.MIN_VALUE, new Node(Integer.MAX_VALUE, null));

  @Override
  public boolean add(int key) {
    while (true) {
      Node predecessor = before(key);
      Node current = predecessor.next;
      synchronized (predecessor) {
        synchronized (current) {
          if (valid(predecessor, current) && current.key >= key) {
            if (current.key == key) {
              return false;
            }
            predecessor.next = new Node(key, current);
            return true;
          }
        }
      }
    }
  }

  @Override
  public boolean remove(int key) {
    while (true) {
      Node predecessor = before(key);
      Node current = predecessor.next;
      synchronized (predecessor) {
        synchronized (current) {
          if (valid(predecessor, current) && current.key >= key) {
            if (current.key != key) {
              return false;
            }
            current.marked = true; // from here on it is removed
            predecessor.next = current.next;
            return true;
          }
        }
      }
    }
  }

  @Override
  public boolean contains(int key) {
    Node node = head;
    while (node.key < key) {
      node = node.next;
    }
    return node.key == key && !node.marked;
  }

  /** The last node whose key is smaller, as far as a walk without locks can tell. */
  private Node before(int key) {
    Node predecessor = head;
    Node current = predecessor.next;
    while (current.key < key) {
      predecessor = current;
      current = current.next;
    }
    return predecessor;
  }

  /** Whether both are in the list and neighbours. Both are locked. */
  boolean valid(Node predecessor, Node current) {
    return !predecessor.marked && !current.marked && predecessor.next == current;
  }

  @Override
  public int[] content() {
    IntList keys = new IntList();
    int last = head.key;
    for (Node node = head.next; node.next != null; node = node.next) {
      if (node.key <= last || node.marked) {
        throw new AssertionError("the list has " + node.key + " behind " + last + ", marked: " + node.marked);
      }
      last = node.key;
      keys.add(last);
    }
    return keys.toArray();
  }

  public static void main(String[] arguments) throws InterruptedException {
    Sizes sizes = new Sizes(arguments);
    SetClient.run(sizes.buggy ? new MarkBlindListSet() : new LazyListSet(), sizes);
  }
}
