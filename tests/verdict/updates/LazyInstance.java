/** Check-then-act: both threads see null and each makes an instance. */
public class LazyInstance {
  static volatile Object instance;

  static Object get() {
    if (instance == null) instance = new Object();
    return instance;
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
