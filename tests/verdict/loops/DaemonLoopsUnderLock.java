// oracle: yes
/** A daemon that turns in circles holds a monitor that main needs: main waits for ever. */
public class DaemonLoopsUnderLock {
  static final Object LOCK = new Object();

  public static void main(String[] args) {
    Thread daemon = new Thread(() -> {
      synchronized (LOCK) {
        while (true) Thread.onSpinWait();
      }
    });
    daemon.setDaemon(true);
    daemon.start();
    synchronized (LOCK) { // expect: deadlock
      System.out.println("first");
    }
  }
}
