// The thread writes the field by a method that its class inherits, through a name of the subclass.
//
// The thread writes 1 before main writes 2 (r=2, x=2), between main's write and its look (r=1, x=1), or behind both (r=2, x=1).
//
// outcome: r=2 x=2
// outcome: r=1 x=1
// outcome: r=2 x=1

import weaveproof.Check;

public class LitmusWrittenByInherited {
  static class Box {
    int x;

    void write() { x = 1; }
  }

  static class Crate extends Box {}

  static final Crate BOX = new Crate();
  public static void main(String[] args) throws InterruptedException {
    Thread writer = new Thread(() -> BOX.write());
    writer.start();
    BOX.x = 2;
    int r = BOX.x;
    writer.join();
    Check.outcome("r=" + r + " x=" + BOX.x);
  }
}
