package listsetreadwrite;

import structureclient.CarelessSet;

/** A careless call gives the read lock back before it takes the write lock, and then protects nothing. */
public class CarelessReadWriteListSet extends ReadWriteListSet implements CarelessSet {
  @Override
  public final boolean addCarelessly(int key) {
    Node predecessor = beforeAsReader(key);
    lock.writeLock().lock();
    try {
      return link(predecessor, key); // ERROR: the walk is out of date
    } finally {
      lock.writeLock().unlock();
    }
  }

  @Override
  public final boolean removeCarelessly(int key) {
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
