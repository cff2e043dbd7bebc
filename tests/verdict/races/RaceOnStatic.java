// options: --property race
/** One thread writes a static, another one reads it. */
public class RaceOnStatic {
  static boolean stop;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      while (!stop) Thread.onSpinWait(); // expect: race
    });
    other.start();
    stop = true; // expect: race
    other.join();
  }
}
