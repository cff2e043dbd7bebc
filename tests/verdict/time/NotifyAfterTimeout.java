/** Who has timed out is no longer in the wait set: the notification goes to the one who still waits. */
public class NotifyAfterTimeout { // expect: no-violation
  static final Object LOCK = new Object();
  static int tokens;

  static boolean take(long millis) {
    synchronized (LOCK) {
      try {
        if (millis > 0) {
          if (tokens == 0) LOCK.wait(millis);
        } else {
          while (tokens == 0) LOCK.wait();
        }
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      if (tokens == 0) return false;
      tokens--;
      return true;
    }
  }

  public static void main(String[] args) throws Exception {
    boolean[] got = new boolean[1];
    Thread hasty = new Thread(() -> got[0] = take(1));
    Thread patient = new Thread(() -> take(0));
    hasty.start();
    patient.start();
    synchronized (LOCK) {
      tokens++;
      LOCK.notify();
    }
    hasty.join();
    if (got[0]) {
      synchronized (LOCK) {
        tokens++;
        LOCK.notify();
      }
    }
    patient.join();
    assert tokens == 0;
  }
}
