package listsetoptimistic;

/** The bug: a node that was removed still has its successor, so it looks valid. */
final class NearsightedListSet extends OptimisticListSet {
  @Override
  boolean valid(Node predecessor, Node current) {
    return predecessor.next == current; // ERROR: predecessor may be out of the list
  }
}
