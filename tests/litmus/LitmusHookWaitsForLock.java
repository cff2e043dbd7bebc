// A thread ends the program while it has a lock that the hook needs: exit does not return before the hook has ended,
// and the hook waits for ever. If main is the one that ends the program, without the lock, the hook gets it, before
// the other or behind its section; or the other still comes to its exit, with the lock, and the hook waits for ever
// there, too.
//
// outcome: hook sees 0
// outcome: hook sees 1
// outcome: deadlock

import weaveproof.Check;

public class LitmusHookWaitsForLock {
  static final Object LOCK = new Object();
  static int x;

  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      synchronized (LOCK) {
        Check.outcome("hook sees " + x);
      }
    }));
    new Thread(() -> {
      synchronized (LOCK) {
        x = 1;
      }
      synchronized (LOCK) {
        System.exit(0);
      }
    }).start();
    System.exit(0);
  }
}
