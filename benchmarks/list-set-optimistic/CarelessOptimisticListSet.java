package listsetoptimistic;

import structureclient.CarelessSet;

/** A careless call looks whether the two nodes are still neighbours, and takes their locks afterwards. */
public final class CarelessOptimisticListSet extends OptimisticListSet implements CarelessSet {
  @Override
  public boolean addCarelessly(int key) {
    while (true) {
      Node predecessor = before(key);
      Node current = predecessor.next;
      if (!valid(predecessor, current) || current.key < key) {
        continue;
      }
      synchronized (predecessor) { // ERROR: what was seen without the locks may have changed
        synchronized (current) {
          if (current.key == key) {
            return false;
          }
          predecessor.next = new Node(key, current);
          return true;
        }
      }
    }
  }

  @Override
  public boolean removeCarelessly(int key) {
    while (true) {
      Node predecessor = before(key);
      Node current = predecessor.next;
      if (!valid(predecessor, current) || current.key < key) {
        continue;
      }
      synchronized (predecessor) {
        synchronized (current) {
          if (current.key != key) {
            return false;
          }
          predecessor.next = current.next;
          return true;
        }
      }
    }
  }
}
