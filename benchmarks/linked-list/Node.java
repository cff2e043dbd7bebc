package linkedlist;

class Node {
  final int value;
  Node next;

  Node(int value) {
    this.value = value;
  }
}
