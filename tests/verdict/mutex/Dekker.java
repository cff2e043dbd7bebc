/** Dekker's mutual exclusion: who is not on turn steps back. */
public class Dekker { // expect: no-violation
  static volatile boolean mainWants;
  static volatile boolean otherWants;
  static volatile int turn;
  static volatile boolean inside;

  static void critical() {
    assert !inside;
    inside = true;
    inside = false;
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      otherWants = true;
      while (mainWants) {
        if (turn != 1) {
          otherWants = false;
          while (turn != 1) Thread.onSpinWait();
          otherWants = true;
        }
      }
      critical();
      turn = 0;
      otherWants = false;
    });
    other.start();
    mainWants = true;
    while (otherWants) {
      if (turn != 0) {
        mainWants = false;
        while (turn != 0) Thread.onSpinWait();
        mainWants = true;
      }
    }
    critical();
    turn = 1;
    mainWants = false;
    other.join();
  }
}
