// halt ends all at once, wherever they are: main halts behind a look under the lock, and the other thread tells of
// each of its sections that it has done. It tells of none, one or both, whatever main has seen; but main has seen no
// more than there is.
//
// outcome: main sees 0
// outcome: main sees 1
// outcome: main sees 2
// outcome: section 1
// outcome: section 2

import weaveproof.Check;

public class LitmusHaltBetweenSections {
  static int x;

  static synchronized int add(int number) {
    return x += number;
  }

  public static void main(String[] args) {
    new Thread(() -> {
      Check.outcome("section " + add(1));
      Check.outcome("section " + add(1));
    }).start();
    Check.outcome("main sees " + add(0));
    Runtime.getRuntime().halt(0);
  }
}
