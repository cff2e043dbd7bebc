// Two byte fields of one object, side by side in memory, written by two threads: they are two variables (JLS 17.6, no
// word tearing), so neither write undoes the other, and a reader may find any of the four combinations. In the end both
// are there.
//
// outcome: seen 0 0, end 1 2
// outcome: seen 0 2, end 1 2
// outcome: seen 1 0, end 1 2
// outcome: seen 1 2, end 1 2

import weaveproof.Check;

public class LitmusNeighbouringBytes {
  byte a, b;

  public static void main(String[] args) throws InterruptedException {
    LitmusNeighbouringBytes pair = new LitmusNeighbouringBytes();
    Thread first = new Thread(() -> pair.a = 1);
    Thread second = new Thread(() -> pair.b = 2);
    first.start();
    second.start();
    String seen = pair.a + " " + pair.b;
    first.join();
    second.join();
    Check.outcome("seen " + seen + ", end " + pair.a + " " + pair.b);
  }
}
