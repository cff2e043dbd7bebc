/** The default instance lives in a holder: no cycle between the two classes. */
public class InitOfSuperclassFixed { // expect: no-violation
  static class Base {
    static Base standard() {
      return Holder.DEFAULT;
    }

    static class Holder {
      static final Base DEFAULT = new Derived();
    }
  }

  static class Derived extends Base {
    static int made;
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> Derived.made++);
    other.start();
    assert Base.standard() instanceof Derived;
    other.join();
    assert Derived.made == 1;
  }
}
