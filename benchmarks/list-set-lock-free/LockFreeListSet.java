/* weaveproof benchmark
 * name: list-set-lock-free
 * models: a set as a sorted linked list without locks: a node is removed by a mark in its next reference, and unlinked
 *   by whoever passes
 * source: the textbook of tici.txt, The Art of Multiprocessor Programming (LockFreeList)
 * main: listsetlockfree.LockFreeListSet
 * threads: 2 / 3 / 3 (small/medium/large)
 * small: buggy 2 2 2 | correct 2 2 2
 * medium: buggy 3 2 2 | correct 3 2 2
 * large: buggy 3 4 3 | correct 3 4 3
 * verdict: assertion | no-violation
 * options:
 * error: remove unlinks a node without marking it first; a node that is linked behind it at that moment is lost
 */
package listsetlockfree;

import java.util.concurrent.atomic.AtomicMarkableReference;
import structureclient.IntList;
import structureclient.IntSet;
import structureclient.SetClient;
import structureclient.Sizes;

/** Sorted list between two sentinels, after Harris and Michael. */
public class LockFreeListSet implements IntSet {
  static final class Node {
    final int key;
    final AtomicMarkableReference<Node> next; // the mark tells that this node is removed

    Node(int key, Node next) {
      this.key = key;
      this.next = new AtomicMarkableReference<>(next, false);
    }
  }

  private final Node head = new Node(Integer.MIN_VALUE, new Node(Integer.MAX_VALUE, null));

  @Override
  public boolean add(int key) {
    while (true) {
      Node predecessor = before(key);
      Node current = predecessor.next.getReference();
      if (current.key == key) {
        return false;
      }
      if (current.key > key && predecessor.next.compareAndSet(current, new Node(key, current), false, false)) {
        return true;
      }
    }
  }

  @Override
  public boolean remove(int key) {
    while (true) {
      Node predecessor = before(key);
      Node current = predecessor.next.getReference();
      if (current.key > key) {
        return false;
      }
      if (current.key == key && takeOut(predecessor, current)) {
        return true;
      }
    }
  }

  /** Whether this call is the one that removed current. */
  boolean takeOut(Node predecessor, Node current) {
    Node successor = current.next.getReference();
    if (!current.next.compareAndSet(successor, successor, false, true)) {
      return false;
    }
    predecessor.next.compareAndSet(current, successor, false, false); // or else a later walk does it
    return true;
  }

  @Override
  public boolean contains(int key) {
    Node node = head;
    while (node.key < key) {
      node = node.next.getReference();
    }
    return node.key == key && !node.next.isMarked();
  }

  /** The last node whose key is smaller; unlinks the marked nodes on its way. */
  private Node before(int key) {
    boolean[] marked = new boolean[1];
    retry:
    while (true) {
      Node predecessor = head;
      Node current = predecessor.next.getReference();
      while (true) {
        Node successor = current.next.get(marked);
        while (marked[0]) {
          if (!predecessor.next.compareAndSet(current, successor, false, false)) {
            continue retry;
          }
          current = successor;
          successor = current.next.get(marked);
        }
        if (current.key >= key) {
          return predecessor;
        }
        predecessor = current;
        current = successor;
      }
    }
  }

  @Override
  public int[] content() {
    IntList keys = new IntList();
    int last = head.key;
    for (Node node = head.next.getReference(); node.key != Integer.MAX_VALUE; node = node.next.getReference()) {
      if (node.key <= last) {
        throw new AssertionError("the list has " + node.key + " behind " + last);
      }
      last = node.key;
      if (!node.next.isMarked()) {
        keys.add(last);
      }
    }
    return keys.toArray();
  }

  public static void main(String[] arguments) throws InterruptedException {
    Sizes sizes = new Sizes(arguments);
    SetClient.run(sizes.buggy ? new UnmarkedListSet() : new LockFreeListSet(), sizes);
  }
}
