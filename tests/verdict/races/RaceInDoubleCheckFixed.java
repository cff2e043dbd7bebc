// options: --property race
/** On a volatile field it does not. */
public class RaceInDoubleCheckFixed { // expect: no-violation
  static volatile Object instance;

  static Object get() {
    if (instance == null) {
      synchronized (RaceInDoubleCheckFixed.class) {
        if (instance == null) instance = new Object();
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
