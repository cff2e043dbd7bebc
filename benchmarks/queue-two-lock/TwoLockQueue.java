/* weaveproof benchmark
 * name: queue-two-lock
 * models: an unbounded queue as a linked list with a sentinel, one lock for its head and one for its tail
 * source: the textbook of tici.txt, The Art of Multiprocessor Programming (UnboundedQueue), after Michael and Scott
 * main: queuetwolock.TwoLockQueue
 * threads: 2 / 3 / 4 (small/medium/large)
 * small: buggy 2 3 1 | correct 2 3 1
 * medium: buggy 3 3 1 | correct 3 3 1
 * large: buggy 4 5 1 | correct 4 5 1
 * verdict: exception java.lang.NullPointerException | no-violation
 * options:
 * error: whether the queue is empty is asked before the lock is taken
 */
package queuetwolock;

import structureclient.IntList;
import structureclient.IntQueue;
import structureclient.QueueClient;
import structureclient.Sizes;

/** The node at the head is a sentinel: its item is gone already. */
public class TwoLockQueue implements IntQueue {
  static final class Node {
    final int item;
    volatile Node next; // of the last node: written under one lock, read under the other

    Node(int item) {
      this.item = item;
    }
  }

  final Object headLock = new Object();
  private final Object tailLock = new Object();
  volatile Node head = new Node(EMPTY);
  private Node tail = head;

  @Override
  public void enqueue(int item) {
    Node node = new Node(item);
    synchronized (tailLock) {
      tail.next = node;
      tail = node;
    }
  }

  @Override
  public int dequeue() {
    synchronized (headLock) {
      Node first = head.next;
      if (first == null) {
        return EMPTY;
      }
      head = first;
      return first.item;
    }
  }

  @Override
  public int[] content() {
    IntList items = new IntList();
    Node last = head;
    for (Node node = head.next; node != null; node = node.next) {
      items.add(node.item);
      last = node;
    }
    if (last != tail) {
      throw new AssertionError("the tail is not the last node");
    }
    return items.toArray();
  }

  public static void main(String[] arguments) throws InterruptedException {
    Sizes sizes = new Sizes(arguments);
    QueueClient.run(sizes.buggy ? new HastyQueue() : new TwoLockQueue(), sizes);
  }
}
