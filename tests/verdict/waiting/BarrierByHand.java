/** A barrier without generations: the faster thread comes round again before the slower one has woken. */
public class BarrierByHand {
  static int arrived;

  static synchronized void await() {
    if (++arrived == 2) {
      arrived = 0;
      BarrierByHand.class.notifyAll();
      return;
    }
    try {
      while (arrived != 0) BarrierByHand.class.wait(); // expect: deadlock
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
  }
}
