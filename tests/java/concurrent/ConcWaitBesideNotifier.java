// A thread that works under the monitor nearly all the time does not keep others from it for ever.
public class ConcWaitBesideNotifier {
  static boolean enough;

  public static void main(String[] args) throws InterruptedException {
    Object lock = new Object();
    Thread notifier = new Thread(() -> {
      long sum = 0;
      while (true) {
        synchronized (lock) {
          lock.notify();
          for (int i = 0; i < 100000; i++) sum += i;
          if (enough) return;
        }
      }
    });
    notifier.start();
    synchronized (lock) {
      for (int i = 0; i < 5; i++) lock.wait();
      enough = true;
    }
    notifier.join();
    System.out.println("done");
  }
}
