// A wait that has a time limit may end by it at any moment here.
// options: --time free
/** The shorter sleep need not end first. */
public class SleepOutlastsSleep {
  static volatile boolean shortIsOver;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      try {
        Thread.sleep(1);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      shortIsOver = true;
    });
    other.start();
    Thread.sleep(1000);
    assert shortIsOver; // expect: assertion
    other.join();
  }
}
