/** The third thread keeps to the order of the alphabet. */
public class LockOrderOfThreeFixed { // expect: no-violation
  static void both(Object first, Object second) {
    synchronized (first) {
      synchronized (second) {
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
    both(a, c);
    ab.join();
    bc.join();
  }
}
