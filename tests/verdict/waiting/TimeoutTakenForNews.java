/** wait(100) also returns when the time is over, and the caller does not look. */
public class TimeoutTakenForNews {
  static final Object LOCK = new Object();
  static String news;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      synchronized (LOCK) {
        news = "news";
        LOCK.notify();
      }
    });
    other.start();
    synchronized (LOCK) {
      if (news == null) LOCK.wait(100);
      news.length(); // expect: exception java.lang.NullPointerException
    }
    other.join();
  }
}
