/* weaveproof benchmark
 * name: list-set-read-write
 * models: a set as a sorted linked list under a read-write lock of java.util.concurrent
 * source: stateful-por.txt (RWLockCoarseGrainedListIntSet of Synchrobench)
 * main: listsetreadwrite.ReadWriteListSet
 * threads: 2 / 2 / 3 (small/medium/large)
 * small: buggy 2 1 2 | correct 2 1 2
 * medium: buggy 2 2 2 | correct 2 2 2
 * large: buggy 3 2 2 | correct 3 2 2
 * verdict: assertion | no-violation
 * options:
 * error: the place is looked for under the read lock and changed under the write lock; between the two the list
 *   changes
 */
package listsetreadwrite;

import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import structureclient.IntList;
import structureclient.IntSet;
import structureclient.SetClient;
import structureclient.Sizes;

/** Sorted list between two sentinels; contains takes the read lock, add and remove the write lock. */
public class ReadWriteListSet implements IntSet {
  static final class Node {
    final int key;
    Node next;

    Node(int key, Node next) {
      this.key = key;
      this.next = next;
    }
  }

  final ReadWriteLock lock = new ReentrantReadWriteLock();
  private final Node head = new Node(Integer.MIN_VALUE, new Node(Integer.MAX_VALUE, null));

  @Override
  public boolean add(int key) {
    lock.writeLock().lock();
    try {
      return link(before(key), key);
    } finally {
      lock.writeLock().unlock();
    }
  }

  @Override
  public boolean remove(int key) {
    lock.writeLock().lock();
    try {
      return unlink(before(key), key);
    } finally {
      lock.writeLock().unlock();
    }
  }

  @Override
  public boolean contains(int key) {
    lock.readLock().lock();
    try {
      return before(key).next.key == key;
    } finally {
      lock.readLock().unlock();
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
    SetClient.run(sizes.buggy ? new UpgradingListSet() : new ReadWriteListSet(), sizes);
  }
}
