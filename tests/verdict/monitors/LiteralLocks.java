/** Two locks that happen to be the same literal are one lock. */
public class LiteralLocks {
  static class Log {
    static final String LOCK = "lock";
  }

  static class Cache {
    static final String LOCK = "lo" + "ck";
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      synchronized (Log.LOCK) { // expect: deadlock
      }
    });
    synchronized (Cache.LOCK) {
      other.start();
      other.join();
    }
  }
}
