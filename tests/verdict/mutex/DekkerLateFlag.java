/** Looking at the other's flag before raising one's own. */
public class DekkerLateFlag {
  static volatile boolean mainWants;
  static volatile boolean otherWants;
  static volatile boolean inside;

  static void critical() {
    assert !inside; // expect: assertion
    inside = true;
    inside = false;
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      while (mainWants) Thread.onSpinWait();
      otherWants = true;
      critical();
      otherWants = false;
    });
    other.start();
    while (otherWants) Thread.onSpinWait();
    mainWants = true;
    critical();
    mainWants = false;
    other.join();
  }
}
