/** The final field of another class, read by code outside of it, while its constructor is still running. */
public class EscapeFromConstructor {
  static volatile Box shared;

  static class Box {
    final int value;

    Box(int value) {
      shared = this;
      this.value = value;
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> new Box(42));
    other.start();
    Box seen = shared;
    if (seen != null) {
      assert seen.value == 42; // expect: assertion
    }
    other.join();
  }
}
