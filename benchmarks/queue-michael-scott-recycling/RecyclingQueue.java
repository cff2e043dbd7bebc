/* weaveproof benchmark
 * name: queue-michael-scott-recycling
 * models: the lock-free queue of Michael and Scott where each thread uses the nodes again that it took out, and stamped
 *   references tell the uses of a node apart
 * source: tici.txt (LockFreeQueueRecycle of The Art of Multiprocessor Programming)
 * main: queuemichaelscottrecycling.RecyclingQueue
 * threads: 2 / 2 / 3 (small/medium/large)
 * small: buggy 2 3 1 | correct 2 3 1
 * medium: buggy 2 4 1 | correct 2 4 1
 * large: buggy 3 4 1 | correct 3 4 1
 * verdict: assertion | no-violation
 * options:
 * error: stamps restart at 0 with each change, so a node that left and came back passes for the old one (ABA)
 */
package queuemichaelscottrecycling;

import java.util.concurrent.atomic.AtomicStampedReference;
import structureclient.IntList;
import structureclient.IntQueue;
import structureclient.QueueClient;
import structureclient.Sizes;

/** The node at the head is a sentinel: its item is gone already. The tail is at most one node behind. */
public class RecyclingQueue implements IntQueue {
  static final class Node {
    volatile int item;
    final AtomicStampedReference<Node> next = new AtomicStampedReference<>(null, 0);
    Node nextFree; // only for the thread that took the node out
  }

  private final AtomicStampedReference<Node> head;
  private final AtomicStampedReference<Node> tail;

  public RecyclingQueue() {
    Node sentinel = new Node();
    head = new AtomicStampedReference<>(sentinel, 0);
    tail = new AtomicStampedReference<>(sentinel, 0);
  }

  /** The stamp after a change. */
  int following(int stamp) {
    return stamp + 1;
  }

  @Override
  public IntQueue handle() {
    return new Handle();
  }

  @Override
  public void enqueue(int item) {
    throw new UnsupportedOperationException("every thread needs a handle of its own");
  }

  @Override
  public int dequeue() {
    throw new UnsupportedOperationException("every thread needs a handle of its own");
  }

  /** What one thread has: the nodes that it took out. */
  private final class Handle implements IntQueue {
    private Node free;

    private Node node(int item) {
      Node node = free;
      if (node == null) {
        node = new Node();
      } else {
        free = node.nextFree;
        node.next.set(null, following(node.next.getStamp()));
      }
      node.item = item;
      return node;
    }

    @Override
    public void enqueue(int item) {
      Node node = node(item);
      int[] stamp = new int[1];
      while (true) {
        Node last = tail.get(stamp);
        int lastStamp = stamp[0];
        Node next = last.next.get(stamp);
        int nextStamp = stamp[0];
        if (last != tail.getReference() || lastStamp != tail.getStamp()) {
          continue;
        }
        if (next != null) {
          tail.compareAndSet(last, next, lastStamp, following(lastStamp));
        } else if (last.next.compareAndSet(null, node, nextStamp, following(nextStamp))) {
          tail.compareAndSet(last, node, lastStamp, following(lastStamp));
          return;
        }
      }
    }

    @Override
    public int dequeue() {
      int[] stamp = new int[1];
      while (true) {
        Node sentinel = head.get(stamp);
        int headStamp = stamp[0];
        Node last = tail.get(stamp);
        int lastStamp = stamp[0];
        Node first = sentinel.next.getReference();
        if (sentinel != head.getReference() || headStamp != head.getStamp()) {
          continue;
        }
        if (sentinel == last) {
          if (first == null) {
            return EMPTY;
          }
          tail.compareAndSet(last, first, lastStamp, following(lastStamp));
        } else {
          assert first != null : "the head has passed the tail";
          int item = first.item; // before the node can be used again
          if (head.compareAndSet(sentinel, first, headStamp, following(headStamp))) {
            sentinel.nextFree = free;
            free = sentinel;
            return item;
          }
        }
      }
    }

    @Override
    public int[] content() {
      return RecyclingQueue.this.content();
    }
  }

  @Override
  public int[] content() {
    IntList items = new IntList();
    Node node = head.getReference().next.getReference();
    while (node != null) {
      if (items.size() > 100) {
        throw new AssertionError("the nodes form a circle");
      }
      items.add(node.item);
      node = node.next.getReference();
    }
    if (tail.getReference().next.getReference() != null) {
      throw new AssertionError("the tail is not the last node");
    }
    return items.toArray();
  }

  public static void main(String[] arguments) throws InterruptedException {
    Sizes sizes = new Sizes(arguments);
    QueueClient.run(sizes.buggy ? new RestartingStampsQueue() : new RecyclingQueue(), sizes);
  }
}
