package listsetcoarse;

/** The bug: the lock is taken after the walk. */
final class NarrowLockListSet extends CoarseListSet {
  @Override
  public boolean add(int key) {
    Node predecessor = before(key);
    synchronized (lock) {
      return link(predecessor, key); // ERROR: predecessor may be out of the list, or have a new successor
    }
  }

  @Override
  public boolean remove(int key) {
    Node predecessor = before(key);
    synchronized (lock) {
      return unlink(predecessor, key);
    }
  }
}
