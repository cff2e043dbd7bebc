/** The constructor publishes `this` before it has set the final field. */
public class EscapedConstructor {
  static volatile EscapedConstructor published;

  final int value;

  EscapedConstructor() {
    published = this;
    value = 42;
  }

  public static void main(String[] args) throws Exception {
    Thread maker = new Thread(() -> new EscapedConstructor());
    maker.start();
    EscapedConstructor seen = published;
    if (seen != null) {
      assert seen.value == 42; // expect: assertion
    }
    maker.join();
  }
}
