/* weaveproof benchmark
 * name: list-set-hand-over-hand
 * models: a set as a sorted linked list with a lock in every node; a walk holds two neighbours at a time
 * source: the textbook of tici.txt, The Art of Multiprocessor Programming (FineList)
 * main: listsethandoverhand.HandOverHandListSet
 * threads: 2 / 2 / 3 (small/medium/large)
 * small: buggy 2 1 2 | correct 2 1 2
 * medium: buggy 2 2 2 | correct 2 2 2
 * large: buggy 3 2 2 | correct 3 2 2
 * verdict: assertion | no-violation
 * options:
 * error: the walk lets go of a node before it has the next one
 */
package listsethandoverhand;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import structureclient.IntList;
import structureclient.IntSet;
import structureclient.SetClient;
import structureclient.Sizes;

/** Sorted list between two sentinels; next is read and written by whoever holds the node's lock. */
public class HandOverHandListSet implements IntSet {
  static final class Node {
    final int key;
    final Lock lock = new ReentrantLock();
    Node next;

    Node(int key, Node next) {
      this.key = key;
      this.next = next;
    }
  }

  final Node head = new Node(Integer.MIN_VALUE, new Node(Integer.MAX_VALUE, null));

  @Override
  public boolean add(int key) {
    Node predecessor = lockBefore(key);
    Node current = predecessor.next;
    try {
      if (current.key == key) {
        return false;
      }
      predecessor.next = new Node(key, current);
      return true;
    } finally {
      unlock(predecessor, current);
    }
  }

  @Override
  public boolean remove(int key) {
    Node predecessor = lockBefore(key);
    Node current = predecessor.next;
    try {
      if (current.key != key) {
        return false;
      }
      predecessor.next = current.next;
      return true;
    } finally {
      unlock(predecessor, current);
    }
  }

  @Override
  public boolean contains(int key) {
    Node predecessor = lockBefore(key);
    Node current = predecessor.next;
    try {
      return current.key == key;
    } finally {
      unlock(predecessor, current);
    }
  }

  /** The last node whose key is smaller; it and its successor are locked. */
  Node lockBefore(int key) {
    Node predecessor = head;
    predecessor.lock.lock();
    Node current = predecessor.next;
    current.lock.lock();
    while (current.key < key) {
      predecessor.lock.unlock();
      predecessor = current;
      current = current.next;
      current.lock.lock();
    }
    return predecessor;
  }

  private static void unlock(Node predecessor, Node current) {
    current.lock.unlock();
    predecessor.lock.unlock();
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
    SetClient.run(sizes.buggy ? new LettingGoListSet() : new HandOverHandListSet(), sizes);
  }
}
