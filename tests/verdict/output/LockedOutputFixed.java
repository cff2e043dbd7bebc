// oracle: yes
// expect: no-violation
/** The same locks in one order. */
public class LockedOutputFixed {
  static final Object lock = new Object();

  public static void main(String[] args) {
    new Thread(() -> {
      synchronized (lock) {
        System.out.println("one line");
      }
    }).start();
    synchronized (lock) {
      synchronized (System.out) {
        System.out.println("two");
        System.out.println("lines");
      }
    }
  }
}
