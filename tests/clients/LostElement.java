// Two elements are put into the same place.
// options: --calls 'add({1..2})' --operations 1 --content 'size()'
// wrong: In the end the object holds 1

class LostElement {
  private final int[] items = new int[4];
  private volatile int used;

  void add(int item) {
    int free = used;
    items[free] = item;
    used = free + 1;
  }

  int size() {
    return used;
  }
}

class LostElementRight {
  private final int[] items = new int[4];
  private volatile int used;

  synchronized void add(int item) {
    int free = used;
    items[free] = item;
    used = free + 1;
  }

  synchronized int size() {
    return used;
  }
}
