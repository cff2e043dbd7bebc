/** Three threads and three monitors: the cycle needs all of them. */
public class LockOrderOfThree {
  static void both(Object first, Object second) {
    synchronized (first) {
      synchronized (second) { // expect: deadlock
      }
    }
  }

  public static void main(String[] args) throws Exception {
    Object a = new Object();
    Object b = new Object();
    Object c = new Object();
    Thread ab = new Thread(() -> both(a, b));
    Thread bc = new Thread(() -> both(b, c));
    ab.start();
    bc.start();
    both(c, a);
    ab.join();
    bc.join();
  }
}
