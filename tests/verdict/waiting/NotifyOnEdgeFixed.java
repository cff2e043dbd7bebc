/** On the edge everybody is told; an item that comes later finds them awake or gone. */
public class NotifyOnEdgeFixed { // expect: no-violation
  static int items;

  static synchronized void put() {
    if (items++ == 0) NotifyOnEdgeFixed.class.notifyAll();
  }

  static synchronized void take() {
    try {
      while (items == 0) NotifyOnEdgeFixed.class.wait();
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
