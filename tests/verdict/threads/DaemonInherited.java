/** A thread that a daemon thread makes is a daemon thread: nobody waits for it. */
public class DaemonInherited { // expect: no-violation
  public static void main(String[] args) {
    Thread daemon = new Thread(() -> {
      Thread child = new Thread(() -> {
        synchronized (DaemonInherited.class) {
          try {
            DaemonInherited.class.wait();
          } catch (InterruptedException e) {
            throw new IllegalStateException(e);
          }
        }
      });
      assert child.isDaemon();
      child.start();
    });
    daemon.setDaemon(true);
    daemon.start();
  }
}
