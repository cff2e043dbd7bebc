import weaveproof.Check;

/** Two threads are started in either order and wait: which of them a notification wakes is told right on both branches. */
public class StartedInEitherOrder {
  static final Object LOCK = new Object();
  static int waiting;
  static boolean swapped;

  static void await(boolean expected) {
    synchronized (LOCK) {
      waiting++;
      try {
        LOCK.wait();
      } catch (InterruptedException e) {
        return;
      }
      assert expected || !swapped; // expect: assertion
    }
  }

  public static void main(String[] args) {
    Thread one = new Thread(() -> await(false));
    Thread two = new Thread(() -> await(true));
    one.setDaemon(true);
    two.setDaemon(true);
    swapped = Check.anyBoolean();
    (swapped ? two : one).start();
    (swapped ? one : two).start();
    for (boolean ready = false; !ready; ) {
      synchronized (LOCK) {
        ready = waiting == 2;
        if (ready) LOCK.notify();
      }
    }
    synchronized (LOCK) {
      waiting = 0;
    }
  }
}
