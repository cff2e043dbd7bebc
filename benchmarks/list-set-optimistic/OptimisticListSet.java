/* weaveproof benchmark
 * name: list-set-optimistic
 * models: a set as a sorted linked list; walks take no lock, then lock two neighbours and validate them by a second
 *   walk
 * source: stateful-por.txt and tici.txt (OptimisticList of The Art of Multiprocessor Programming)
 * main: listsetoptimistic.OptimisticListSet
 * threads: 2 / 3 / 4 (small/medium/large)
 * small: buggy 2 2 2 | correct 2 2 2
 * medium: buggy 3 3 2 | correct 3 3 2
 * large: buggy 4 3 3 | correct 4 3 3
 * verdict: assertion | no-violation
 * options:
 * error: validation looks only at the two locked nodes and not whether they can still be reached
 */
package listsetoptimistic;

import structureclient.IntList;
import structureclient.IntSet;
import structureclient.SetClient;
import structureclient.Sizes;

/** Sorted list between two sentinels; next is written only by whoever holds the node's monitor. */
public class OptimisticListSet implements IntSet {
  static final class Node {
    final int key;
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
            predecessor.next = current.next;
            return true;
          }
        }
      }
    }
  }

  @Override
  public boolean contains(int key) {
    while (true) {
      Node predecessor = before(key);
      Node current = predecessor.next;
      synchronized (predecessor) {
        synchronized (current) {
          if (valid(predecessor, current) && current.key >= key) {
            return current.key == key;
          }
        }
      }
    }
  }

  /** The last node whose key is smaller, as far as a walk without locks can tell. */
  final Node before(int key) {
    Node predecessor = head;
    Node current = predecessor.next;
    while (current.key < key) {
      predecessor = current;
      current = current.next;
    }
    return predecessor;
  }

  /** Whether predecessor is still in the list, and current its successor. Both are locked. */
  boolean valid(Node predecessor, Node current) {
    Node node = head;
    while (node.key < predecessor.key) {
      node = node.next;
    }
    return node == predecessor && predecessor.next == current;
  }

  @Override
  public int[] content() {
    IntList keys = new IntList();
    int last = head.key;
    for (Node node = head.next; node.next != null; node = node.next) {
      if (node.key <= last) {
        throw new AssertionError("the list has " + node.key + " behind " + last);
      }
      last = node.key;
      keys.add(last);
    }
    return keys.toArray();
  }

  public static void main(String[] arguments) throws InterruptedException {
    Sizes sizes = new Sizes(arguments);
    SetClient.run(sizes.buggy ? new NearsightedListSet() : new OptimisticListSet(), sizes);
  }
}
