/** A loop over a ring of private objects that never comes to its end, with a lock held. */
public class LoopUnderLock {
  static class Node {
    Node next;
  }

  static final Object LOCK = new Object();
  static volatile boolean close;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> close = true);
    other.start();
    Node first = new Node();
    first.next = new Node();
    synchronized (LOCK) {
      if (close) first.next.next = first;
      for (Node n = first; n != null; n = n.next) { // expect: loop
      }
    }
    other.join();
  }
}
