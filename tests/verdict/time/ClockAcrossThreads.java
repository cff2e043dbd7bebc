/** System.nanoTime does not go backwards, also when the later reading is made by another thread. */
public class ClockAcrossThreads { // expect: no-violation
  static volatile long stamp;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      try {
        Thread.sleep(100);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      stamp = System.nanoTime() | 1;
    });
    other.start();
    long seen = stamp;
    if (seen != 0) {
      assert System.nanoTime() - seen >= -1;
    }
    other.join();
    assert System.nanoTime() - stamp >= -1;
  }
}
