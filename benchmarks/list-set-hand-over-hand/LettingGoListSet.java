package listsethandoverhand;

/** The bug: for a moment the walk holds no lock, and the node that it goes to may leave the list. */
final class LettingGoListSet extends HandOverHandListSet {
  @Override
  Node lockBefore(int key) {
    Node predecessor = head;
    predecessor.lock.lock();
    Node current = predecessor.next;
    while (current.key < key) {
      predecessor.lock.unlock(); // ERROR: should come after the next line
      current.lock.lock();
      predecessor = current;
      current = predecessor.next;
    }
    current.lock.lock();
    return predecessor;
  }
}
