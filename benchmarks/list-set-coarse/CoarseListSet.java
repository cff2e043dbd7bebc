/* weaveproof benchmark
 * name: list-set-coarse
 * models: a set as a sorted linked list, all operations under one lock
 * source: tici.txt (CoarseList of The Art of Multiprocessor Programming)
 * main: listsetcoarse.CoarseListSet
 * threads: 3 / 3 / 5 (small/medium/large)
 * small: buggy 3 2 2 | correct 3 2 2
 * medium: buggy 3 4 3 | correct 3 4 3
 * large: buggy 5 5 4 | correct 5 5 4
 * verdict: assertion | no-violation
 * options:
 * error: the lock covers the linking but not the walk that leads to the place; a removed node gets a successor, and
 *   the key that was added is lost
 */
package listsetcoarse;

import structureclient.IntList;
import structureclient.IntSet;
import structureclient.SetClient;
import structureclient.Sizes;

/** Sorted list between two sentinels, one lock. */
public class CoarseListSet implements IntSet {
  static final class Node {
    final int key;
    Node next;

    Node(int key, Node next) {
      this.key = key;
      this.next = next;
    }
  }

  final Object lock = new Object();
  private final Node head = new Node(Integer.MIN_VALUE, new Node(Integer.MAX_VALUE, null));

  @Override
  public boolean add(int key) {
    synchronized (lock) {
      return link(before(key), key);
    }
  }

  @Override
  public boolean remove(int key) {
    synchronized (lock) {
      return unlink(before(key), key);
    }
  }

  @Override
  public boolean contains(int key) {
    synchronized (lock) {
      return before(key).next.key == key;
    }
  }

  /** The last node whose key is smaller. */
  final Node before(int key) {
    Node predecessor = head;
    Node current = predecessor.next;
    while (current.key < key) {
      predecessor = current;
      current = current.next;
    }
    return predecessor;
  }

  final boolean link(Node predecessor, int key) {
    Node current = predecessor.next;
    if (current.key == key) {
      return false;
    }
    predecessor.next = new Node(key, current);
    return true;
  }

  final boolean unlink(Node predecessor, int key) {
    Node current = predecessor.next;
    if (current.key != key) {
      return false;
    }
    predecessor.next = current.next;
    return true;
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
    SetClient.run(sizes.buggy ? new NarrowLockListSet() : new CoarseListSet(), sizes);
  }
}
