// sanitize: yes
/** Two threads build and drop rings of objects for ever: what nobody can reach is no part of a state. */
public class GarbageForEver { // expect: no-violation
  static volatile Node current;

  static class Node {
    Node next = this;
  }

  static void build() {
    while (true) {
      Node first = new Node();
      Node second = new Node();
      first.next = second;
      second.next = first;
      current = first;
    }
  }

  public static void main(String[] args) {
    Thread other = new Thread(() -> {
      while (true) {
        Node seen = current;
        assert seen == null || seen.next.next == seen;
      }
    });
    other.start();
    build();
  }
}
