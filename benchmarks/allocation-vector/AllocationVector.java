package allocationvector;

/** A block is free or used. Every operation is synchronized; that does not make two of them one. */
class AllocationVector {
  private final boolean[] used;

  AllocationVector(int blocks) {
    used = new boolean[blocks];
  }

  /** A block that is free at this moment, or -1. */
  synchronized int findFree() {
    for (int block = 0; block < used.length; block++) {
      if (!used[block]) {
        return block;
      }
    }
    return -1;
  }

  synchronized void markUsed(int block) {
    if (used[block]) {
      throw new IllegalStateException("block " + block + " is used already");
    }
    used[block] = true;
  }

  synchronized void markFree(int block) {
    if (!used[block]) {
      throw new IllegalStateException("block " + block + " is free already");
    }
    used[block] = false;
  }

  synchronized int used() {
    int count = 0;
    for (boolean block : used) {
      count += block ? 1 : 0;
    }
    return count;
  }
}
