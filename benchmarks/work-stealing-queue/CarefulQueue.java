package workstealingqueue;

class CarefulQueue extends WorkStealingQueue {
  CarefulQueue(int capacity) {
    super(capacity);
  }

  @Override
  int take() {
    int at = tail - 1;
    tail = at;
    if (at < head) {
      tail = at + 1;
      return takeLocked(); // empty, or a thief is after the same item: settled under the lock of the thieves
    }
    return items[at % items.length];
  }

  private synchronized int takeLocked() {
    int at = tail - 1;
    if (at < head) {
      return NONE;
    }
    tail = at;
    return items[at % items.length];
  }
}
