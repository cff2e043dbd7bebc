/** Double-checked locking with a volatile field: one instance. */
public class LazyInstanceFixed { // expect: no-violation
  static volatile Object instance;

  static Object get() {
    Object seen = instance;
    if (seen == null) {
      synchronized (LazyInstanceFixed.class) {
        seen = instance;
        if (seen == null) instance = seen = new Object();
      }
    }
    return seen;
  }

  public static void main(String[] args) throws Exception {
    Object[] seen = new Object[1];
    Thread other = new Thread(() -> seen[0] = get());
    other.start();
    Object mine = get();
    other.join();
    assert mine != null && mine == seen[0];
  }
}
