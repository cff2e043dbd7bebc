/* weaveproof benchmark
 * name: queue-michael-scott
 * models: the lock-free queue of Michael and Scott
 * source: tici.txt (lfqueue, and LockFreeQueue of The Art of Multiprocessor Programming)
 * main: queuemichaelscott.LockFreeQueue
 * threads: 2 / 3 / 4 (small/medium/large)
 * small: buggy 2 3 2 | correct 2 3 2
 * medium: buggy 3 2 2 | correct 3 2 2
 * large: buggy 4 4 2 | correct 4 4 2
 * verdict: assertion | no-violation
 * options:
 * error: a dequeue moves the head by a load and a store in place of one compare-and-set; two get the same item
 */
package queuemichaelscott;

import java.util.concurrent.atomic.AtomicReference;
import structureclient.IntList;
import structureclient.IntQueue;
import structureclient.QueueClient;
import structureclient.Sizes;

/** The node at the head is a sentinel: its item is gone already. The tail is at most one node behind. */
public class LockFreeQueue implements IntQueue {
  static final class Node {
    final int item;
    final AtomicReference<Node> next = new AtomicReference<>();

    Node(int item) {
      this.item = item;
    }
  }

  final AtomicReference<Node> head = new AtomicReference<>(new Node(EMPTY));
  private final AtomicReference<Node> tail = new AtomicReference<>(head.get());

  @Override
  public void enqueue(int item) {
    Node node = new Node(item);
    while (true) {
      Node last = tail.get();
      Node next = last.next.get();
      if (next != null) {
        tail.compareAndSet(last, next);
      } else if (last.next.compareAndSet(null, node)) {
        tail.compareAndSet(last, node);
        return;
      }
    }
  }

  @Override
  public int dequeue() {
    while (true) {
      Node sentinel = head.get();
      Node last = tail.get();
      Node first = sentinel.next.get();
      if (sentinel == last) {
        if (first == null) {
          return EMPTY;
        }
        tail.compareAndSet(last, first);
      } else if (moveHead(sentinel, first)) {
        return first.item;
      }
    }
  }

  boolean moveHead(Node sentinel, Node first) {
    return head.compareAndSet(sentinel, first);
  }

  @Override
  public int[] content() {
    IntList items = new IntList();
    for (Node node = head.get().next.get(); node != null; node = node.next.get()) {
      items.add(node.item);
    }
    if (tail.get().next.get() != null) {
      throw new AssertionError("the tail is not the last node");
    }
    return items.toArray();
  }

  public static void main(String[] arguments) throws InterruptedException {
    Sizes sizes = new Sizes(arguments);
    QueueClient.run(sizes.buggy ? new SplitUpdateQueue() : new LockFreeQueue(), sizes);
  }
}
