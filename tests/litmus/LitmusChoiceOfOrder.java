// A thread takes two monitors in an order that it chooses, beside main, which takes A first. In the same order nothing
// can happen; in the other one each may have what the other wants.
//
// outcome: A first
// outcome: B first
// outcome: deadlock

import weaveproof.Check;

public class LitmusChoiceOfOrder {
  static final Object A = new Object(), B = new Object();
  static boolean aFirst;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      aFirst = Check.anyBoolean();
      synchronized (aFirst ? A : B) {
        synchronized (aFirst ? B : A) {}
      }
    });
    other.start();
    synchronized (A) {
      synchronized (B) {}
    }
    other.join();
    Check.outcome(aFirst ? "A first" : "B first");
  }
}
