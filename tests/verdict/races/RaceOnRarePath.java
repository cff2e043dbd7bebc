// options: --property race
/** The write comes only when the flag is seen in time. */
public class RaceOnRarePath {
  static volatile boolean early;
  static int value;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      if (early) value = 1; // expect: race
    });
    other.start();
    early = true;
    value = 2; // expect: race
    other.join();
  }
}
