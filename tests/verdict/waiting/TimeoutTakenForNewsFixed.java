/** The caller looks again after each time-out. */
public class TimeoutTakenForNewsFixed { // expect: no-violation
  static final Object LOCK = new Object();
  static String news;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      synchronized (LOCK) {
        news = "news";
      }
    });
    other.start();
    synchronized (LOCK) {
      while (news == null) LOCK.wait(100);
      news.length();
    }
    other.join();
  }
}
