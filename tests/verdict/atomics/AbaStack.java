import java.util.concurrent.atomic.AtomicReference;

/** ABA: the top is the same node again, but what lies under it has changed. */
public class AbaStack {
  static class Node {
    Node next;
  }

  static final AtomicReference<Node> TOP = new AtomicReference<>();

  static void push(Node node) {
    do {
      node.next = TOP.get();
    } while (!TOP.compareAndSet(node.next, node));
  }

  static Node pop() {
    while (true) {
      Node top = TOP.get();
      if (top == null) return null;
      Node next = top.next;
      if (TOP.compareAndSet(top, next)) return top;
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
    // The second node is ours, and not on the stack.
    assert second == null || TOP.get() != second; // expect: assertion
  }
}
