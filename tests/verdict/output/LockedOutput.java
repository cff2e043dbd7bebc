// oracle: yes
/** A block that locks System.out, and printing under another lock: two monitors in two orders. */
public class LockedOutput {
  static final Object lock = new Object();

  public static void main(String[] args) {
    new Thread(() -> {
      synchronized (lock) {
        System.out.println("one line");
      }
    }).start();
    synchronized (System.out) {
      System.out.println("two");
      synchronized (lock) { // expect: deadlock
        System.out.println("lines");
      }
    }
  }
}
