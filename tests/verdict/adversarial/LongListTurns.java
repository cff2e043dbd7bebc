// sanitize: yes

/**
 * The first element of a long list leaves it and a new one becomes the last, for ever; and each turn drops a ring that refers
 * to the list. Whether an element is alive shows at the other end of the list, and what holds a dead one only a look at
 * everything. The states are few, as what is dropped is no part of them.
 */
public class LongListTurns { // expect: no-violation
  static class Node {
    Node next, previous;
  }

  static final int LENGTH = 1010;

  static Node first, last;
  static volatile int turn;

  static void addLast() {
    Node node = new Node();
    node.previous = last;
    last.next = node;
    last = node;
  }

  static void removeFirst() {
    Node second = first.next;
    second.previous = null;
    first = second;
  }

  static void dropRing() {
    Node one = new Node(), two = new Node();
    one.next = two;
    two.next = one;
    two.previous = first;
  }

  public static void main(String[] args) {
    first = last = new Node();
    for (int i = 1; i < LENGTH; i++) addLast();
    Thread watcher = new Thread(() -> {
      while (turn < 2) Thread.onSpinWait();
    });
    watcher.start();
    for (;;) {
      removeFirst();
      addLast();
      dropRing();
      turn = 1 - turn;
    }
  }
}
