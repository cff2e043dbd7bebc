// The thread joins texts; the toString of an operand writes the field.
//
// The thread writes 1 before main writes 2 (r=2, x=2), between main's write and its look (r=1, x=1), or behind both (r=2, x=1).
//
// outcome: r=2 x=2
// outcome: r=1 x=1
// outcome: r=2 x=1

import weaveproof.Check;

public class LitmusWrittenByToString {
  static class Box {
    int x;

    @Override
    public String toString() {
      x = 1;
      return "box";
    }
  }

  static final Box BOX = new Box();
  public static void main(String[] args) throws InterruptedException {
    Thread writer = new Thread(() -> {
      String text = "a " + BOX;
      assert text.equals("a box");
    });
    writer.start();
    BOX.x = 2;
    int r = BOX.x;
    writer.join();
    Check.outcome("r=" + r + " x=" + BOX.x);
  }
}
