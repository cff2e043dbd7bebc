// options: --property nonprogress
/** Nobody waits: who sees the other's flag gives up. Every path ends. */
public class DekkerNoWaiting { // expect: no-violation
  static volatile boolean mainWants;
  static volatile boolean otherWants;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      otherWants = true;
      if (mainWants) otherWants = false;
    });
    other.start();
    mainWants = true;
    if (otherWants) mainWants = false;
    other.join();
  }
}
