// While one element is removed another cannot be found for a moment.
// options: --calls 'remove(1); contains(2)' --operations 1
// wrong: contains(2) = false

class LyingContains {
  private final int[] items = {1, 2};
  private volatile int used = 2;

  boolean remove(int item) {
    synchronized (items) {
      for (int i = 0; i < used; i++) {
        if (items[i] == item) {
          used--;
          items[i] = items[used];
          return true;
        }
      }
      return false;
    }
  }

  boolean contains(int item) {
    for (int i = 0; i < used; i++) {
      if (items[i] == item) {
        return true;
      }
    }
    return false;
  }
}

class LyingContainsRight {
  private final int[] items = {1, 2};
  private volatile int used = 2;

  boolean remove(int item) {
    synchronized (items) {
      for (int i = 0; i < used; i++) {
        if (items[i] == item) {
          used--;
          items[i] = items[used];
          return true;
        }
      }
      return false;
    }
  }

  boolean contains(int item) {
    synchronized (items) {
      for (int i = 0; i < used; i++) {
        if (items[i] == item) {
          return true;
        }
      }
      return false;
    }
  }
}
