// options: --property nonprogress
/** A thread spins on a flag that nobody sets. */
public class SpinOnNothing {
  static volatile boolean never;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      while (!never) Thread.onSpinWait(); // expect: nonprogress
    });
    other.start();
    other.join();
  }
}
