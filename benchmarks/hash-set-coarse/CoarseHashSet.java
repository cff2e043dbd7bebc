/* weaveproof benchmark
 * name: hash-set-coarse
 * models: a hash set with chains that doubles its table when it is full, all operations under one lock
 * source: stateful-por.txt (the hash map with coarse-grain locking of Synchrobench)
 * main: hashsetcoarse.CoarseHashSet
 * threads: 3 / 4 / 5 (small/medium/large)
 * small: buggy 3 2 2 | correct 3 2 2
 * medium: buggy 4 2 2 | correct 4 2 2
 * large: buggy 5 3 5 | correct 5 3 5
 * verdict: assertion | no-violation
 * options:
 * error: the table is doubled after the lock was given back; what others change meanwhile in the old table is lost
 */
package hashsetcoarse;

import structureclient.IntList;
import structureclient.IntSet;
import structureclient.SetClient;
import structureclient.Sizes;

/** Chains of nodes; as many keys as places make the table full. */
public class CoarseHashSet implements IntSet {
  private static final class Node {
    final int key;
    Node next;

    Node(int key, Node next) {
      this.key = key;
      this.next = next;
    }
  }

  final Object lock = new Object();
  private Node[] table = new Node[2];
  private int size;

  @Override
  public boolean add(int key) {
    synchronized (lock) {
      boolean added = insert(key);
      if (full()) {
        grow();
      }
      return added;
    }
  }

  @Override
  public boolean remove(int key) {
    synchronized (lock) {
      Node[] chains = table;
      int place = key % chains.length;
      Node previous = null;
      for (Node node = chains[place]; node != null; node = node.next) {
        if (node.key == key) {
          if (previous == null) {
            chains[place] = node.next;
          } else {
            previous.next = node.next;
          }
          size--;
          return true;
        }
        previous = node;
      }
      return false;
    }
  }

  @Override
  public boolean contains(int key) {
    synchronized (lock) {
      return has(table, key);
    }
  }

  private static boolean has(Node[] chains, int key) {
    for (Node node = chains[key % chains.length]; node != null; node = node.next) {
      if (node.key == key) {
        return true;
      }
    }
    return false;
  }

  final boolean insert(int key) {
    Node[] chains = table;
    if (has(chains, key)) {
      return false;
    }
    int place = key % chains.length;
    chains[place] = new Node(key, chains[place]);
    size++;
    return true;
  }

  final boolean full() {
    return size >= table.length;
  }

  final void grow() {
    Node[] old = table;
    Node[] larger = new Node[2 * old.length];
    for (Node chain : old) {
      for (Node node = chain; node != null; node = node.next) {
        int place = node.key % larger.length;
        larger[place] = new Node(node.key, larger[place]);
      }
    }
    table = larger;
  }

  @Override
  public int[] content() {
    IntList keys = new IntList();
    int count = 0;
    for (int place = 0; place < table.length; place++) {
      for (Node node = table[place]; node != null; node = node.next) {
        if (node.key % table.length != place) {
          throw new AssertionError(node.key + " is in the wrong chain " + place);
        }
        keys.add(node.key);
        count++;
      }
    }
    if (count != size) {
      throw new AssertionError("the size is " + size + ", but there are " + count + " keys");
    }
    return keys.toSortedArray();
  }

  public static void main(String[] arguments) throws InterruptedException {
    Sizes sizes = new Sizes(arguments);
    SetClient.run(sizes.buggy ? new UnlockedGrowthHashSet() : new CoarseHashSet(), sizes);
  }
}
