/** Each round has a number, and a waiter waits for the end of its own round. */
public class BarrierByHandFixed { // expect: no-violation
  static int arrived;
  static int round;

  static synchronized void await() {
    int mine = round;
    if (++arrived == 2) {
      arrived = 0;
      round++;
      BarrierByHandFixed.class.notifyAll();
      return;
    }
    try {
      while (round == mine) BarrierByHandFixed.class.wait();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  static void twice() {
    await();
    await();
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> twice());
    other.start();
    twice();
    other.join();
    assert round == 2 && arrived == 0;
  }
}
