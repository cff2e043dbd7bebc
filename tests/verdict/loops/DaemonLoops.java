// oracle: yes
// sanitize: yes
/** A daemon turns in circles for ever. The program ends without it. */
public class DaemonLoops { // expect: no-violation
  static volatile int x;

  public static void main(String[] args) {
    Thread daemon = new Thread(() -> {
      x = 1;
      while (true) Thread.onSpinWait();
    });
    daemon.setDaemon(true);
    daemon.start();
    x = 2;
  }
}
