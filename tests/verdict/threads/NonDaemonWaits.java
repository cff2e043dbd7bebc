/** The same thread without the daemon flag: the program never ends. */
public class NonDaemonWaits {
  public static void main(String[] args) {
    Thread other = new Thread(() -> {
      synchronized (NonDaemonWaits.class) {
        try {
          NonDaemonWaits.class.wait(); // expect: deadlock
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }
    });
    other.start();
  }
}
