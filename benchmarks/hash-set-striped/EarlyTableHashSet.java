package hashsetstriped;

/** The bug: the table that is read belongs to the time before the lock. */
final class EarlyTableHashSet extends StripedHashSet {
  @Override
  public boolean add(int key) {
    Node[] used = table; // ERROR: belongs inside
    synchronized (stripe(key)) {
      if (!insert(used, key)) {
        return false;
      }
    }
    grow(used);
    return true;
  }

  @Override
  public boolean remove(int key) {
    Node[] used = table; // ERROR: belongs inside
    synchronized (stripe(key)) {
      return delete(used, key);
    }
  }
}
