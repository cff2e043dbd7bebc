// A lock that is one bit of a word, taken by getAndBitwiseOr and let go by getAndBitwiseAnd, with other bits in the
// same word that are set meanwhile: nothing is lost. Who finds the bit set does without the section.
//
// Main takes the lock and adds under it; the other tries once, and sets its own bit 4 in any case. It got the lock
// before main or behind it, or found it taken: x is 2 or 1, and the word is 4 in the end.
//
// outcome: x=2 word=4
// outcome: x=1 word=4

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import weaveproof.Check;

public class LitmusVarHandleLockBit {
  static int word, x;
  static final VarHandle WORD;

  static {
    try {
      WORD = MethodHandles.lookup().findStaticVarHandle(LitmusVarHandleLockBit.class, "word", int.class);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  static boolean add() {
    if (((int) WORD.getAndBitwiseOr(1) & 1) != 0) return false;
    ++x;
    return ((int) WORD.getAndBitwiseAnd(~1) & 1) == 1;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      add();
      int ignored = (int) WORD.getAndBitwiseOr(4);
    });
    other.start();
    while (!add()) Thread.onSpinWait();
    other.join();
    Check.outcome("x=" + x + " word=" + word);
  }
}
