/** A daemon thread may fail before the program is over. */
public class DaemonFails {
  static volatile int[] data;

  public static void main(String[] args) {
    Thread daemon = new Thread(() -> data[0]++); // expect: exception java.lang.NullPointerException
    daemon.setDaemon(true);
    daemon.start();
    data = new int[1];
  }
}
