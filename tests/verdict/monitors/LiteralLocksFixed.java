/** Equal strings that are different objects are different locks. */
public class LiteralLocksFixed { // expect: no-violation
  static class Log {
    static final String LOCK = new String("lock");
  }

  static class Cache {
    static final String LOCK = "lock";
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      synchronized (Log.LOCK) {
      }
    });
    synchronized (Cache.LOCK) {
      other.start();
      other.join();
    }
  }
}
