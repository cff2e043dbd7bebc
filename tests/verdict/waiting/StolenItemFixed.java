/** The consumer looks again after it has been woken. */
public class StolenItemFixed { // expect: no-violation
  static int items;

  static synchronized void put() {
    items++;
    StolenItemFixed.class.notify();
  }

  static synchronized void take() {
    try {
      while (items == 0) StolenItemFixed.class.wait();
    } catch (InterruptedException e) {
      return;
    }
    items--;
  }

  public static void main(String[] args) throws Exception {
    Thread first = new Thread(() -> take());
    Thread second = new Thread(() -> take());
    first.start();
    second.start();
    put();
    put();
    first.join();
    second.join();
    assert items == 0;
  }
}
