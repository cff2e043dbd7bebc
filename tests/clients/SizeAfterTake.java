// The size is counted down when the element has long been taken.
// options: --calls 'take(); size()' --prefix 'add(1)'
// wrong: take() = -1

class SizeAfterTake {
  private final Object lock = new Object();
  private int[] items = new int[4];
  private int used, size;

  void add(int item) {
    synchronized (lock) {
      items[used++] = item;
      size++;
    }
  }

  int take() {
    int item;
    synchronized (lock) {
      if (used == 0) {
        return -1;
      }
      item = items[--used];
    }
    synchronized (lock) {
      size--;
    }
    return item;
  }

  int size() {
    synchronized (lock) {
      return size;
    }
  }
}

class SizeAfterTakeRight {
  private final Object lock = new Object();
  private int[] items = new int[4];
  private int used, size;

  void add(int item) {
    synchronized (lock) {
      items[used++] = item;
      size++;
    }
  }

  int take() {
    int item;
    synchronized (lock) {
      if (used == 0) {
        return -1;
      }
      item = items[--used];
      size--;
    }
    return item;
  }

  int size() {
    synchronized (lock) {
      return size;
    }
  }
}
