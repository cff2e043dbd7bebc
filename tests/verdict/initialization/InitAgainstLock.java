/** A monitor and the initialisation of a class, taken in both orders. */
public class InitAgainstLock {
  static final Object LOCK = new Object();

  static class Config {
    static int value;

    static {
      synchronized (LOCK) { // expect: deadlock
        value = 1;
      }
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> Config.value++);
    other.start();
    synchronized (LOCK) {
      Config.value++; // expect: deadlock
    }
    other.join();
  }
}
