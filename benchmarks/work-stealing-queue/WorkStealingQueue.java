package workstealingqueue;

/**
 * The items between head and tail are in the queue. The owner alone moves the tail, and the thieves move the head, one
 * of them at a time. Owner and thief announce what they take before they look at the other index; so at least one of
 * two who want the last item notices the other.
 */
abstract class WorkStealingQueue {
  static final int NONE = -1;

  protected final int[] items;
  protected volatile int head;
  protected volatile int tail;

  WorkStealingQueue(int capacity) {
    items = new int[capacity];
  }

  /** By the owner. */
  void push(int item) {
    int at = tail;
    items[at % items.length] = item;
    tail = at + 1;
  }

  /** By the owner: the item pushed last, or NONE. */
  abstract int take();

  /** By a thief: the item pushed first, or NONE. */
  synchronized int steal() {
    int at = head;
    head = at + 1;
    if (at + 1 > tail) {
      head = at;
      return NONE;
    }
    return items[at % items.length];
  }
}
