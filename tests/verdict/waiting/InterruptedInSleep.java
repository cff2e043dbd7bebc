// A wait that has a time limit may end by it at any moment here.
// options: --time free
/** A sleep may end by itself before the interrupt comes. */
public class InterruptedInSleep {
  static volatile boolean woken;

  public static void main(String[] args) throws Exception {
    Thread sleeper = new Thread(() -> {
      try {
        Thread.sleep(1000);
      } catch (InterruptedException e) {
        woken = true;
      }
    });
    sleeper.start();
    sleeper.interrupt();
    sleeper.join();
    assert woken; // expect: assertion
  }
}
