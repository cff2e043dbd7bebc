package treesetcas;

/** The bug: the parent is not marked, so insertions below it still succeed when it has left the tree. */
final class UnmarkedTreeSet extends NonBlockingTreeSet {
  @Override
  boolean helpDelete(Update flag) {
    helpMarked(flag.operation); // ERROR: the parent's record must be MARK first
    return true;
  }
}
