// oracle: yes
// expect: no-violation
/** System.out is an object like any other: one can wait on it, and who prints needs its monitor. */
public class WaitOnOutput {
  static boolean ready;

  public static void main(String[] args) throws InterruptedException {
    new Thread(() -> {
      System.out.println("getting ready");
      synchronized (System.out) {
        ready = true;
        System.out.notify();
      }
    }).start();
    synchronized (System.out) {
      while (!ready) System.out.wait();
    }
    System.out.printf("%d%n", 1);
  }
}
