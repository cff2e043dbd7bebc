package queuebounded;

/** The bug: two takers wait, two items come, the second finds the first still there and wakes nobody. */
final class SparingQueue extends BoundedQueue {
  SparingQueue(int capacity) {
    super(capacity);
  }

  @Override
  void wakeTakers() {
    takeLock.notify(); // ERROR: should be notifyAll
  }
}
