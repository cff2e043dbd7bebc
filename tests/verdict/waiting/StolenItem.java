// sanitize: yes
/** `if` instead of `while`: between the notification and the wake-up another consumer takes the item. */
public class StolenItem {
  static int items;

  static synchronized void put() {
    items++;
    StolenItem.class.notify();
  }

  static synchronized void take() {
    try {
      if (items == 0) StolenItem.class.wait();
    } catch (InterruptedException e) {
      return;
    }
    if (items-- > 0) return;
    throw new IllegalStateException("nothing there"); // expect: exception java.lang.IllegalStateException
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
