// sanitize: yes
/** Rings of objects that come and go within one step are no part of a state: the loop has few of them. */
public class CyclesDropped { // expect: no-violation
  static class Node {
    Node other;
    byte[] load = new byte[100];
  }

  static volatile int turn;

  public static void main(String[] args) throws Exception {
    Thread watcher = new Thread(() -> {
      while (turn < 2) Thread.onSpinWait();
    });
    watcher.start();
    for (;;) {
      Node one = new Node(), two = new Node();
      one.other = two;
      two.other = one;
      one = two = null;
      turn = 1 - turn;
    }
  }
}
