// The thread writes the field by a default method of an interface, which calls what the class has.
//
// The thread writes 1 before main writes 2 (r=2, x=2), between main's write and its look (r=1, x=1), or behind both (r=2, x=1).
//
// outcome: r=2 x=2
// outcome: r=1 x=1
// outcome: r=2 x=1

import weaveproof.Check;

public class LitmusWrittenByDefaultMethod {
  interface Writable {
    void set(int value);

    default void write() { set(1); }
  }

  static class Box implements Writable {
    int x;

    @Override
    public void set(int value) { x = value; }
  }

  static final Box BOX = new Box();
  public static void main(String[] args) throws InterruptedException {
    Writable writable = BOX;
    Thread writer = new Thread(() -> writable.write());
    writer.start();
    BOX.x = 2;
    int r = BOX.x;
    writer.join();
    Check.outcome("r=" + r + " x=" + BOX.x);
  }
}
