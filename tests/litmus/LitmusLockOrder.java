// Two monitors entered in opposite order. One thread wholly before the other: the second one's write remains. Each
// holding its first: neither gets its second, and main waits for both.
//
// outcome: last a
// outcome: last b
// outcome: deadlock

import weaveproof.Check;

public class LitmusLockOrder {
  static final Object FIRST = new Object();
  static final Object SECOND = new Object();
  static String last;

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> {
      synchronized (FIRST) {
        synchronized (SECOND) {
          last = "a";
        }
      }
    });
    Thread b = new Thread(() -> {
      synchronized (SECOND) {
        synchronized (FIRST) {
          last = "b";
        }
      }
    });
    a.start();
    b.start();
    a.join();
    b.join();
    Check.outcome("last " + last);
  }
}
