package workstealingqueue;

class CarelessQueue extends WorkStealingQueue {
  CarelessQueue(int capacity) {
    super(capacity);
  }

  @Override
  int take() {
    int at = tail - 1;
    if (at < head) {
      return NONE;
    }
    tail = at; // bug: too late, a thief may have passed the test of the tail
    return items[at % items.length];
  }
}
