/** A notification without news uses up the only wait. */
public class DeadlineNotRecomputed {
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
    synchronized (LOCK) {
      if (!news) LOCK.wait(50);
      assert news || System.nanoTime() - deadline >= 0; // expect: assertion
    }
    other.join();
  }
}
