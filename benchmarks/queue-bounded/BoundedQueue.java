/* weaveproof benchmark
 * name: queue-bounded
 * models: a bounded queue with one lock for its head and one for its tail, a shared count of items, and threads that
 *   wait while it is full or empty
 * source: tici.txt (BoundedQueue of The Art of Multiprocessor Programming)
 * main: queuebounded.BoundedQueue
 * threads: 3 / 3 / 5 (small/medium/large)
 * small: buggy 3 2 2 | correct 3 2 2
 * medium: buggy 3 4 2 | correct 3 4 2
 * large: buggy 5 4 2 | correct 5 4 2
 * verdict: deadlock | no-violation
 * options:
 * error: only the item that makes an empty queue non-empty wakes the takers, and it wakes just one of them
 */
package queuebounded;

import java.util.concurrent.atomic.AtomicInteger;
import structureclient.IntList;
import structureclient.Sizes;

/** The node at the head is a sentinel: its item is gone already. */
public class BoundedQueue {
  private static final class Node {
    final int item;
    volatile Node next; // of the last node: written under one lock, read under the other

    Node(int item) {
      this.item = item;
    }
  }

  private final int capacity;
  private final AtomicInteger size = new AtomicInteger();
  private final Object putLock = new Object();
  final Object takeLock = new Object();
  private Node head = new Node(0);
  private Node tail = head;

  public BoundedQueue(int capacity) {
    this.capacity = capacity;
  }

  public void put(int item) throws InterruptedException {
    Node node = new Node(item);
    boolean wasEmpty;
    synchronized (putLock) {
      while (size.get() == capacity) {
        putLock.wait();
      }
      tail.next = node;
      tail = node;
      wasEmpty = size.getAndIncrement() == 0;
    }
    if (wasEmpty) {
      synchronized (takeLock) {
        wakeTakers();
      }
    }
  }

  public int take() throws InterruptedException {
    int item;
    boolean wasFull;
    synchronized (takeLock) {
      while (size.get() == 0) {
        takeLock.wait();
      }
      head = head.next;
      item = head.item;
      wasFull = size.getAndDecrement() == capacity;
    }
    if (wasFull) {
      synchronized (putLock) {
        putLock.notifyAll();
      }
    }
    return item;
  }

  /** All of them: there may be more items than this one by the time that they come. The lock is held. */
  void wakeTakers() {
    takeLock.notifyAll();
  }

  /** The items, oldest first. Only at rest. */
  public int[] content() {
    IntList items = new IntList();
    int count = 0;
    for (Node node = head.next; node != null; node = node.next) {
      items.add(node.item);
      count++;
    }
    if (count != size.get()) {
      throw new AssertionError("the size is " + size + ", but there are " + count + " items");
    }
    return items.toArray();
  }

  public static void main(String[] arguments) throws InterruptedException {
    Sizes sizes = new Sizes(arguments);
    new PutAndTake(sizes.buggy ? new SparingQueue(sizes.keys) : new BoundedQueue(sizes.keys), sizes).run();
  }
}
