/** Consumers are told only when the first item comes: the second item wakes nobody. */
public class NotifyOnEdge {
  static int items;

  static synchronized void put() {
    if (items++ == 0) NotifyOnEdge.class.notify();
  }

  static synchronized void take() {
    try {
      while (items == 0) NotifyOnEdge.class.wait(); // expect: deadlock
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
  }
}
