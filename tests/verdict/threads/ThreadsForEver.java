/** A program that makes, starts and joins threads for ever has few states: names and numbers come round again. */
public class ThreadsForEver { // expect: no-violation
  static int turns;

  public static void main(String[] args) throws Exception {
    while (true) {
      Thread other = new Thread(() -> turns = 1 - turns);
      other.start();
      other.join();
      assert turns == 0 || turns == 1;
    }
  }
}
