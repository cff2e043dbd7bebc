// options: --property race
/** A volatile field is there to be read and written at once. */
public class RaceOnStaticFixed { // expect: no-violation
  static volatile boolean stop;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      while (!stop) Thread.onSpinWait();
    });
    other.start();
    stop = true;
    other.join();
  }
}
