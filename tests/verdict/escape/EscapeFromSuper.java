/** The constructor of the superclass publishes the object; the final field of the subclass is set after that. */
public class EscapeFromSuper {
  static volatile Base shared;

  static class Base {
    Base() {
      shared = this;
    }
  }

  static class Derived extends Base {
    final int value;

    Derived(int value) {
      this.value = value;
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> new Derived(42));
    other.start();
    Derived seen = (Derived) shared;
    if (seen != null) {
      assert seen.value == 42; // expect: assertion
    }
    other.join();
  }
}
