package listsetlockfree;

/** The bug: one compare-and-set where two are needed. */
final class UnmarkedListSet extends LockFreeListSet {
  @Override
  boolean takeOut(Node predecessor, Node current) {
    Node successor = current.next.getReference(); // ERROR: current can get another successor after this
    return predecessor.next.compareAndSet(current, successor, false, false);
  }
}
