/** Two threads are locked for ever while main keeps spinning: the program never stands still. */
public class CycleBesideSpinner {
  static volatile int done;

  static void both(Object first, Object second) {
    synchronized (first) {
      synchronized (second) { // expect: deadlock
      }
    }
    synchronized (CycleBesideSpinner.class) {
      done++;
    }
  }

  public static void main(String[] args) throws Exception {
    Object a = new Object();
    Object b = new Object();
    Thread first = new Thread(() -> both(a, b));
    Thread second = new Thread(() -> both(b, a));
    first.start();
    second.start();
    while (done < 2) Thread.onSpinWait();
  }
}
