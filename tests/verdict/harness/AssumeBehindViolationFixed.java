// oracle: yes
// expect: no-violation
import weaveproof.Check;

/** The assumption comes before the write: no path gets behind it. */
public class AssumeBehindViolationFixed {
  static volatile int x;

  public static void main(String[] args) {
    new Thread(() -> {
      assert x == 0;
    }).start();
    Check.assume(args.length > 0);
    x = 1;
  }
}
