import java.util.concurrent.atomic.AtomicStampedReference;

/** A stamp that grows with each push tells the two visits of the same node apart. */
public class AbaStackFixed { // expect: no-violation
  static class Node {
    Node next;
  }

  static final AtomicStampedReference<Node> TOP = new AtomicStampedReference<>(null, 0);

  static void push(Node node) {
    int[] stamp = new int[1];
    do {
      node.next = TOP.get(stamp);
    } while (!TOP.compareAndSet(node.next, node, stamp[0], stamp[0] + 1));
  }

  static Node pop() {
    int[] stamp = new int[1];
    while (true) {
      Node top = TOP.get(stamp);
      if (top == null) return null;
      Node next = top.next;
      if (TOP.compareAndSet(top, next, stamp[0], stamp[0])) return top;
    }
  }

  public static void main(String[] args) throws Exception {
    push(new Node());
    push(new Node());
    Thread other = new Thread(() -> pop());
    other.start();
    Node first = pop();
    Node second = pop();
    push(first);
    other.join();
    assert second == null || TOP.getReference() != second;
  }
}
