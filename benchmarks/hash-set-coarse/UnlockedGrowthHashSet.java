package hashsetcoarse;

/** The bug: the synchronized block ends too early. */
final class UnlockedGrowthHashSet extends CoarseHashSet {
  @Override
  public boolean add(int key) {
    boolean added;
    boolean full;
    synchronized (lock) {
      added = insert(key);
      full = full();
    }
    if (full) {
      grow(); // ERROR: copies the table while others change it
    }
    return added;
  }
}
