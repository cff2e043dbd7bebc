/** Those that are notified get the monitor in any order, whoever has waited longer. */
public class NotifiedInOrder {
  static final Object LOCK = new Object();
  static volatile int queue;
  static int order;

  static void waitAs(int me) {
    synchronized (LOCK) {
      queue = 10 * queue + me;
      try {
        LOCK.wait();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      order = 10 * order + me;
    }
  }

  public static void main(String[] args) throws Exception {
    Thread first = new Thread(() -> waitAs(1)), second = new Thread(() -> waitAs(2));
    first.start();
    while (queue != 1) Thread.yield();
    second.start();
    while (queue != 12) Thread.yield();
    synchronized (LOCK) {
      LOCK.notifyAll();
    }
    first.join();
    second.join();
    assert order == 12; // expect: assertion
  }
}
