/** A daemon thread that waits for ever does not keep the program alive. */
public class DaemonWaits { // expect: no-violation
  public static void main(String[] args) {
    Thread daemon = new Thread(() -> {
      synchronized (DaemonWaits.class) {
        try {
          DaemonWaits.class.wait();
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }
    });
    daemon.setDaemon(true);
    daemon.start();
  }
}
