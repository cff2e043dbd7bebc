// The object in a static final field is shared when the initialiser of its class is done, at the latest. The thread
// that initialises the class changes the object behind that; the other one waits for the initialiser, or runs it
// itself.
//
// The object starts with 1 in every case. The reader sees 1 or 2.
//
// outcome: 1
// outcome: 2

import weaveproof.Check;

public class LitmusEscapeByInitialiser {
  static class Holder {
    static final int[] CELL = {1};
  }

  public static void main(String[] args) {
    new Thread(() -> Holder.CELL[0] = 2).start();
    Check.outcome(Holder.CELL[0]);
  }
}
