package linkedlist;

class HalfLockedList extends NumberList {
  @Override
  void append(int value) {
    Node node;
    synchronized (this) {
      node = new Node(value);
    }
    last().next = node; // bug: not under the lock; another thread may have found the same last node
  }
}
