import java.util.concurrent.atomic.AtomicReference;

/** Each thread pushes a node of its own and pops one: nothing is lost, nothing comes out twice. */
public class TreiberStack { // expect: no-violation
  static class Node {
    final int value;
    Node next;

    Node(int value) {
      this.value = value;
    }
  }

  static final AtomicReference<Node> TOP = new AtomicReference<>();

  static int pushAndPop(int value) {
    Node node = new Node(value);
    do {
      node.next = TOP.get();
    } while (!TOP.compareAndSet(node.next, node));
    Node top;
    do {
      top = TOP.get();
    } while (!TOP.compareAndSet(top, top.next));
    return top.value;
  }

  public static void main(String[] args) throws Exception {
    int[] got = new int[1];
    Thread other = new Thread(() -> got[0] = pushAndPop(1));
    other.start();
    int mine = pushAndPop(2);
    other.join();
    assert mine + got[0] == 3 && TOP.get() == null;
  }
}
