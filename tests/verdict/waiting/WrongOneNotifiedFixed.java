/** notifyAll() wakes everybody, and everybody looks again. */
public class WrongOneNotifiedFixed { // expect: no-violation
  static int items;

  static synchronized void put() throws InterruptedException {
    while (items == 1) WrongOneNotifiedFixed.class.wait();
    items++;
    WrongOneNotifiedFixed.class.notifyAll();
  }

  static synchronized void take() {
    try {
      while (items == 0) WrongOneNotifiedFixed.class.wait();
    } catch (InterruptedException e) {
      return;
    }
    items--;
    WrongOneNotifiedFixed.class.notifyAll();
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
