/** main waits again after the interrupt; it may also never notice it. */
public class InterruptedInJoinFixed { // expect: no-violation
  static volatile boolean done;

  public static void main(String[] args) throws Exception {
    Thread main = Thread.currentThread();
    Thread other = new Thread(() -> {
      main.interrupt();
      done = true;
    });
    other.start();
    try {
      other.join();
    } catch (InterruptedException e) {
      other.join();
    }
    assert done;
  }
}
