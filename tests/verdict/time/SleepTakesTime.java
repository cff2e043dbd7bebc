/** After a sleep the clock has moved by at least its length. */
public class SleepTakesTime { // expect: no-violation
  static void nap(long millis) {
    long before = System.nanoTime();
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    assert System.nanoTime() - before >= millis * 1_000_000;
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> nap(20));
    other.start();
    nap(10);
    other.join();
  }
}
