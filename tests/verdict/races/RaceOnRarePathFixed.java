// options: --property race
/** Whoever sees the flag comes after the write that was made before it. */
public class RaceOnRarePathFixed { // expect: no-violation
  static volatile boolean early;
  static int value;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      if (early) value = 1;
    });
    other.start();
    value = 2;
    early = true;
    other.join();
    assert value != 0;
  }
}
