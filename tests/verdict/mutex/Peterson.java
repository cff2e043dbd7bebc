/** Peterson's mutual exclusion for two threads. */
public class Peterson { // expect: no-violation
  static volatile boolean mainWants;
  static volatile boolean otherWants;
  static volatile int last;
  static volatile boolean inside;

  static void critical() {
    assert !inside;
    inside = true;
    inside = false;
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      otherWants = true;
      last = 1;
      while (mainWants && last == 1) Thread.onSpinWait();
      critical();
      otherWants = false;
    });
    other.start();
    mainWants = true;
    last = 0;
    while (otherWants && last == 0) Thread.onSpinWait();
    critical();
    mainWants = false;
    other.join();
  }
}
