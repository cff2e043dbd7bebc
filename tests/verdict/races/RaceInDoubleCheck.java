// options: --property race
/** Double-checked locking on a plain field: the first check races with the write. */
public class RaceInDoubleCheck {
  static Object instance;

  static Object get() {
    if (instance == null) { // expect: race
      synchronized (RaceInDoubleCheck.class) {
        if (instance == null) instance = new Object(); // expect: race
      }
    }
    return instance;
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> get());
    other.start();
    get();
    other.join();
  }
}
