// oracle: yes
import weaveproof.Check;

/** By the time the assumption fails, the other thread has seen what it should not. */
public class AssumeBehindViolation {
  static volatile int x;

  public static void main(String[] args) {
    new Thread(() -> {
      assert x == 0; // expect: assertion
    }).start();
    x = 1;
    Check.assume(args.length > 0);
  }
}
