package linkedlist;

/** A chain of nodes behind a sentinel. It knows only its beginning. */
abstract class NumberList {
  protected final Node sentinel = new Node(-1);

  abstract void append(int value);

  Node first() {
    return sentinel.next;
  }

  int size() {
    int size = 0;
    for (Node node = first(); node != null; node = node.next) {
      size++;
    }
    return size;
  }

  protected final Node last() {
    Node node = sentinel;
    Node next;
    while ((next = node.next) != null) {
      node = next;
    }
    return node;
  }
}
