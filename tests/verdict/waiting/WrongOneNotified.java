/** One place, one producer, two consumers, one wait set: notify() may wake a consumer where the producer was meant. */
public class WrongOneNotified {
  static int items;

  static synchronized void put() throws InterruptedException {
    while (items == 1) WrongOneNotified.class.wait(); // expect: deadlock
    items++;
    WrongOneNotified.class.notify();
  }

  static synchronized void take() {
    try {
      while (items == 0) WrongOneNotified.class.wait(); // expect: deadlock
    } catch (InterruptedException e) {
      return;
    }
    items--;
    WrongOneNotified.class.notify();
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
