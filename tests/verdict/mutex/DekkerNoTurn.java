// options: --property nonprogress
/** Both raise their flags and wait for the other to lower his: they spin for ever. */
public class DekkerNoTurn {
  static volatile boolean mainWants;
  static volatile boolean otherWants;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      otherWants = true;
      while (mainWants) Thread.onSpinWait(); // expect: nonprogress
      otherWants = false;
    });
    other.start();
    mainWants = true;
    while (otherWants) Thread.onSpinWait(); // expect: nonprogress
    mainWants = false;
    other.join();
  }
}
