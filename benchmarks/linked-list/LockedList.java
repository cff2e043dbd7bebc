package linkedlist;

class LockedList extends NumberList {
  @Override
  synchronized void append(int value) {
    Node node = new Node(value);
    last().next = node;
  }
}
