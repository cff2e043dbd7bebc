/** The superclass makes an instance of its subclass; the subclass needs its superclass first. */
public class InitOfSuperclass {
  static class Base {
    static final Base DEFAULT = new Derived(); // expect: deadlock
  }

  static class Derived extends Base {
    static int made;
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> Derived.made++); // expect: deadlock
    other.start();
    Base base = Base.DEFAULT;
    other.join();
  }
}
