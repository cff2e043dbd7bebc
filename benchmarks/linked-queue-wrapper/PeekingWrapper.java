package linkedqueuewrapper;

/** The bug: two safe calls are not one safe call. */
final class PeekingWrapper extends LinkedQueueWrapper {
  @Override
  public int dequeue() {
    Integer item = items.peek();
    if (item == null) {
      return EMPTY;
    }
    items.poll(); // ERROR: may remove another item, or none
    return item;
  }
}
