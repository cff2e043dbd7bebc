/** main waits for a daemon thread that never ends. */
public class DaemonJoined {
  public static void main(String[] args) throws Exception {
    Thread daemon = new Thread(() -> {
      synchronized (DaemonJoined.class) {
        try {
          DaemonJoined.class.wait(); // expect: deadlock
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }
    });
    daemon.setDaemon(true);
    daemon.start();
    daemon.join(); // expect: deadlock
  }
}
