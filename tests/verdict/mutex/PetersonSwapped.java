/** Peterson's algorithm with its first two writes in the wrong order lets both in. */
public class PetersonSwapped {
  static volatile boolean mainWants;
  static volatile boolean otherWants;
  static volatile int last;
  static volatile boolean inside;

  static void critical() {
    assert !inside; // expect: assertion
    inside = true;
    inside = false;
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      last = 1;
      otherWants = true;
      while (mainWants && last == 1) Thread.onSpinWait();
      critical();
      otherWants = false;
    });
    other.start();
    last = 0;
    mainWants = true;
    while (otherWants && last == 0) Thread.onSpinWait();
    critical();
    mainWants = false;
    other.join();
  }
}
