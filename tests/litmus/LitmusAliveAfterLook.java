// Main looks first at what a thread writes, and then whether it is alive. It may write and end between the two looks,
// so every combination is possible; asked in the opposite order, one of them is not (LitmusJoinTimed).
//
// outcome: x=0 alive=true
// outcome: x=0 alive=false
// outcome: x=1 alive=true
// outcome: x=1 alive=false

import weaveproof.Check;

public class LitmusAliveAfterLook {
  static volatile int x;

  public static void main(String[] args) {
    Thread other = new Thread(() -> x = 1);
    other.start();
    int seen = x;
    Check.outcome("x=" + seen + " alive=" + other.isAlive());
  }
}
