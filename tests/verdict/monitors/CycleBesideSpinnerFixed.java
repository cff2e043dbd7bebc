/** The same without the cycle: main spins until both are through. */
public class CycleBesideSpinnerFixed { // expect: no-violation
  static volatile int done;

  static void both(Object first, Object second) {
    synchronized (first) {
      synchronized (second) {
      }
    }
    synchronized (CycleBesideSpinnerFixed.class) {
      done++;
    }
  }

  public static void main(String[] args) throws Exception {
    Object a = new Object();
    Object b = new Object();
    Thread first = new Thread(() -> both(a, b));
    Thread second = new Thread(() -> both(a, b));
    first.start();
    second.start();
    while (done < 2) Thread.onSpinWait();
  }
}
