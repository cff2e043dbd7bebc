// A stack that uses a node again: the head is the same as before, what is below it is not.
// options: --calls 'pop(); pushTwo()' --operations 3 --client 2
// wrong: pop() = 1
import java.util.concurrent.atomic.AtomicReference;

class Aba {
  private static final class Node {
    final int value;
    volatile Node next;

    Node(int value, Node next) {
      this.value = value;
      this.next = next;
    }
  }

  private final Node bottom = new Node(1, null), top = new Node(2, bottom);
  private final AtomicReference<Node> head = new AtomicReference<>(top);

  int pop() {
    for (; ; ) {
      Node first = head.get();
      if (first == null) {
        return -1;
      }
      if (head.compareAndSet(first, first.next)) {
        return first.value;
      }
    }
  }

  // The node is used again.
  void pushTwo() {
    for (; ; ) {
      Node first = head.get();
      top.next = first;
      if (head.compareAndSet(first, top)) {
        return;
      }
    }
  }
}

class AbaRight {
  private static final class Node {
    final int value;
    final Node next;

    Node(int value, Node next) {
      this.value = value;
      this.next = next;
    }
  }

  private final AtomicReference<Node> head = new AtomicReference<>(new Node(2, new Node(1, null)));

  int pop() {
    for (; ; ) {
      Node first = head.get();
      if (first == null) {
        return -1;
      }
      if (head.compareAndSet(first, first.next)) {
        return first.value;
      }
    }
  }

  void pushTwo() {
    for (; ; ) {
      Node first = head.get();
      if (head.compareAndSet(first, new Node(2, first))) {
        return;
      }
    }
  }
}
