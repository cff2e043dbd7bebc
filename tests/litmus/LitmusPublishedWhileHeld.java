// An object is locked while nobody else knows it, published, and only then let go. Whoever finds it has to wait until
// then: the lock counts although it was taken in private. Main finds nothing, or x=2, never 0 or 1.
//
// outcome: none
// outcome: 2

import weaveproof.Check;

public class LitmusPublishedWhileHeld {
  static volatile Object published;
  static int x;

  public static void main(String[] args) {
    new Thread(() -> {
      Object fresh = new Object();
      synchronized (fresh) {
        published = fresh;
        x = 1;
        x = 2;
      }
    }).start();
    Object found = published;
    if (found == null) {
      Check.outcome("none");
    } else {
      synchronized (found) {
        Check.outcome(x);
      }
    }
  }
}
