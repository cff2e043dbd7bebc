/** The usual loop with a deadline: it ends with the news, or when the time is really over. */
public class DeadlineLoop { // expect: no-violation
  static final Object LOCK = new Object();
  static boolean news;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      synchronized (LOCK) {
        LOCK.notifyAll();
      }
      synchronized (LOCK) {
        news = true;
        LOCK.notifyAll();
      }
    });
    other.start();
    long deadline = System.nanoTime() + 50_000_000;
    long left = 50_000_000;
    synchronized (LOCK) {
      while (!news && left > 0) {
        LOCK.wait(left / 1_000_000 + 1);
        left = deadline - System.nanoTime();
      }
      assert news || System.nanoTime() - deadline >= 0;
    }
    other.join();
  }
}
