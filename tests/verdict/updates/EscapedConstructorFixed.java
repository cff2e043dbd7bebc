/** A factory publishes the object when it is complete. */
public class EscapedConstructorFixed { // expect: no-violation
  static volatile EscapedConstructorFixed published;

  final int value;

  EscapedConstructorFixed() {
    value = 42;
  }

  public static void main(String[] args) throws Exception {
    Thread maker = new Thread(() -> published = new EscapedConstructorFixed());
    maker.start();
    EscapedConstructorFixed seen = published;
    if (seen != null) {
      assert seen.value == 42;
    }
    maker.join();
  }
}
