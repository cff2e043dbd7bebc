/* weaveproof benchmark
 * name: hash-set-striped
 * models: a hash set with chains; each of a fixed number of locks guards every n-th chain, and the table doubles under
 *   all of them
 * source: the textbook of tici.txt, The Art of Multiprocessor Programming (StripedHashSet)
 * main: hashsetstriped.StripedHashSet
 * threads: 2 / 3 / 4 (small/medium/large)
 * small: buggy 2 2 2 | correct 2 2 2
 * medium: buggy 3 3 2 | correct 3 3 2
 * large: buggy 4 4 5 | correct 4 4 5
 * verdict: assertion | no-violation
 * options:
 * error: the table is read before its lock is taken; when it is doubled in between, the change goes to the old one
 */
package hashsetstriped;

import java.util.concurrent.atomic.AtomicInteger;
import structureclient.IntList;
import structureclient.IntSet;
import structureclient.SetClient;
import structureclient.Sizes;

/** Chains of nodes; as many keys as places make the table full. */
public class StripedHashSet implements IntSet {
  static final class Node {
    final int key;
    Node next;

    Node(int key, Node next) {
      this.key = key;
      this.next = next;
    }
  }

  /** One of the locks, in the order in which a thread that needs all of them takes them. */
  static final class Stripe {
    final Stripe following;

    Stripe(Stripe following) {
      this.following = following;
    }
  }

  private final Stripe even = new Stripe(new Stripe(null));
  private final Stripe odd = even.following;
  private final AtomicInteger size = new AtomicInteger();
  volatile Node[] table = new Node[2];

  final Stripe stripe(int key) {
    return key % 2 == 0 ? even : odd;
  }

  @Override
  public boolean add(int key) {
    Node[] used;
    synchronized (stripe(key)) {
      used = table;
      if (!insert(used, key)) {
        return false;
      }
    }
    grow(used);
    return true;
  }

  @Override
  public boolean remove(int key) {
    synchronized (stripe(key)) {
      return delete(table, key);
    }
  }

  @Override
  public boolean contains(int key) {
    synchronized (stripe(key)) {
      return find(table, key) != null;
    }
  }

  private static Node find(Node[] table, int key) {
    Node node = table[key % table.length];
    while (node != null && node.key != key) {
      node = node.next;
    }
    return node;
  }

  final boolean insert(Node[] table, int key) {
    if (find(table, key) != null) {
      return false;
    }
    int place = key % table.length;
    table[place] = new Node(key, table[place]);
    size.incrementAndGet();
    return true;
  }

  final boolean delete(Node[] table, int key) {
    int place = key % table.length;
    Node previous = null;
    for (Node node = table[place]; node != null; node = node.next) {
      if (node.key == key) {
        if (previous == null) {
          table[place] = node.next;
        } else {
          previous.next = node.next;
        }
        size.decrementAndGet();
        return true;
      }
      previous = node;
    }
    return false;
  }

  /** Doubles the table, if it is full and nobody else has done it. */
  final void grow(Node[] used) {
    if (size.get() >= used.length) {
      growUnder(even, used);
    }
  }

  private void growUnder(Stripe stripe, Node[] used) {
    synchronized (stripe) {
      if (stripe.following != null) {
        growUnder(stripe.following, used);
      } else if (table == used) {
        Node[] larger = new Node[2 * used.length];
        for (Node chain : used) {
          for (Node node = chain; node != null; node = node.next) {
            int place = node.key % larger.length;
            larger[place] = new Node(node.key, larger[place]);
          }
        }
        table = larger;
      }
    }
  }

  @Override
  public int[] content() {
    IntList keys = new IntList();
    Node[] last = table;
    int count = 0;
    for (int place = 0; place < last.length; place++) {
      for (Node node = last[place]; node != null; node = node.next) {
        if (node.key % last.length != place) {
          throw new AssertionError(node.key + " is in the wrong chain " + place);
        }
        keys.add(node.key);
        count++;
      }
    }
    if (count != size.get()) {
      throw new AssertionError("the size is " + size + ", but there are " + count + " keys");
    }
    return keys.toSortedArray();
  }

  public static void main(String[] arguments) throws InterruptedException {
    Sizes sizes = new Sizes(arguments);
    SetClient.run(sizes.buggy ? new EarlyTableHashSet() : new StripedHashSet(), sizes);
  }
}
