package queuetwolock;

/** The bug: check, then act. */
final class HastyQueue extends TwoLockQueue {
  @Override
  public int dequeue() {
    if (head.next == null) { // ERROR: belongs inside
      return EMPTY;
    }
    synchronized (headLock) {
      Node first = head.next;
      int item = first.item; // exception: NullPointerException when the queue is empty by now
      head = first;
      return item;
    }
  }
}
