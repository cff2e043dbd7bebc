package queuemichaelscott;

/** The bug: an atomic operation taken apart. */
final class SplitUpdateQueue extends LockFreeQueue {
  @Override
  boolean moveHead(Node sentinel, Node first) {
    if (head.get() != sentinel) {
      return false;
    }
    head.set(first); // ERROR: another thread may have moved the head since it was read
    return true;
  }
}
