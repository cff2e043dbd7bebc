/** The same stack with a volatile top and no compareAndSet. */
public class TreiberStackPlain {
  static class Node {
    final int value;
    Node next;

    Node(int value) {
      this.value = value;
    }
  }

  static volatile Node top;

  static int pushAndPop(int value) {
    Node node = new Node(value);
    node.next = top;
    top = node;
    Node first = top;
    top = first.next; // expect: exception java.lang.NullPointerException
    return first.value;
  }

  public static void main(String[] args) throws Exception {
    int[] got = new int[1];
    Thread other = new Thread(() -> got[0] = pushAndPop(1));
    other.start();
    int mine = pushAndPop(2);
    other.join();
    assert mine + got[0] == 3 && top == null; // expect: assertion
  }
}
