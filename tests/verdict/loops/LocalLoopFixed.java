/** The flag is read again in each turn. */
public class LocalLoopFixed { // expect: no-violation
  static volatile boolean ready;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      while (!ready) Thread.onSpinWait();
    });
    other.start();
    ready = true;
    other.join();
  }
}
