/** The lock is taken, but nobody looks again once it is held. */
public class LazyInstanceNoSecondCheck {
  static volatile Object instance;

  static Object get() {
    Object seen = instance;
    if (seen != null) return seen;
    synchronized (LazyInstanceNoSecondCheck.class) {
      instance = seen = new Object();
      return seen;
    }
  }

  public static void main(String[] args) throws Exception {
    Object[] seen = new Object[1];
    Thread other = new Thread(() -> seen[0] = get());
    other.start();
    Object mine = get();
    other.join();
    assert mine == seen[0]; // expect: assertion
  }
}
