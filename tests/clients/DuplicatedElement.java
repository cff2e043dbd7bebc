// Both threads take the same element.
// options: --calls 'take()' --operations 1
// wrong: take() = 1

class DuplicatedElement {
  private final int[] items = {1, 2};
  private volatile int next;

  int take() {
    int mine = next;
    next = mine + 1;
    return items[mine];
  }
}

class DuplicatedElementRight {
  private final int[] items = {1, 2};
  private volatile int next;

  synchronized int take() {
    int mine = next;
    next = mine + 1;
    return items[mine];
  }
}
