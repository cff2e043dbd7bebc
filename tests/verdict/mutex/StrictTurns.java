/** Two threads take turns through one volatile number. */
public class StrictTurns { // expect: no-violation
  static volatile int turn;
  static int log;

  static void play(int me) {
    for (int round = 0; round < 2; round++) {
      while (turn != me) Thread.onSpinWait();
      log = log * 10 + me + 1;
      turn = 1 - me;
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> play(1));
    other.start();
    play(0);
    other.join();
    assert log == 1212;
  }
}
