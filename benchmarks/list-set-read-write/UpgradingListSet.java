package listsetreadwrite;

/** The bug: a read lock that is given back before the write lock is taken protects nothing. */
final class UpgradingListSet extends ReadWriteListSet {
  @Override
  public boolean add(int key) {
    Node predecessor = beforeAsReader(key);
    lock.writeLock().lock();
    try {
      return link(predecessor, key); // ERROR: the walk is out of date
    } finally {
      lock.writeLock().unlock();
    }
  }

  @Override
  public boolean remove(int key) {
    Node predecessor = beforeAsReader(key);
    lock.writeLock().lock();
    try {
      return unlink(predecessor, key);
    } finally {
      lock.writeLock().unlock();
    }
  }

  private Node beforeAsReader(int key) {
    lock.readLock().lock();
    try {
      return before(key);
    } finally {
      lock.readLock().unlock();
    }
  }
}
