/** The class is initialised before the lock is taken. */
public class InitAgainstLockFixed { // expect: no-violation
  static final Object LOCK = new Object();

  static class Config {
    static volatile int value;

    static {
      synchronized (LOCK) {
        value = 1;
      }
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      assert Config.value > 0;
    });
    other.start();
    int before = Config.value;
    synchronized (LOCK) {
      Config.value++;
    }
    other.join();
    assert before == 1 && Config.value == 2;
  }
}
