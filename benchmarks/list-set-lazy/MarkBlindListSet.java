package listsetlazy;

/** The bug: nodes on their way out are taken for valid. */
final class MarkBlindListSet extends LazyListSet {
  @Override
  boolean valid(Node predecessor, Node current) {
    return predecessor.next == current; // ERROR: predecessor may be marked
  }
}
