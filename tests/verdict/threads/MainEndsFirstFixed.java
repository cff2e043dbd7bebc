/** The program goes on until the last thread has ended, and all is well. */
public class MainEndsFirstFixed { // expect: no-violation
  static volatile int step;

  public static void main(String[] args) throws Exception {
    Thread main = Thread.currentThread();
    Thread other = new Thread(() -> {
      try {
        main.join();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      assert step == 1;
      step = 2;
    });
    other.start();
    step = 1;
  }
}
