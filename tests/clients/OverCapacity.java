// Two elements in a buffer for one.
// options: --calls 'offer({1..2})' --operations 1
// wrong: = true

class OverCapacity {
  private final int[] items = new int[2];  // one more than is allowed
  private volatile int used;

  boolean offer(int item) {
    if (used == 1) {
      return false;
    }
    synchronized (items) {
      items[used++] = item;
    }
    return true;
  }
}

class OverCapacityRight {
  private final int[] items = new int[2];  // one more than is allowed
  private volatile int used;

  boolean offer(int item) {
    synchronized (items) {
      if (used == 1) {
        return false;
      }
      items[used++] = item;
      return true;
    }
  }
}
